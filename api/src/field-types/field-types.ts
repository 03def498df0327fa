import { FIELD_TYPES, type FieldType } from '@content-planner/model';
import { z } from 'zod';
import { type Problem, problemOf } from '../errors.js';
import { dateSchema, flagSchema, problem, storableSchema, textSchema, urlSchema } from '../validation.js';
import { flagCell, guarded } from './csv-text.js';

export { FIELD_TYPES, type FieldType };

/** The value of a field. If several options can be chosen: the ids of the chosen ones, in the order of the options. */
export type EntryValue = string | number | boolean | null | readonly string[];

/**
 * The values of an entry, keyed by the ids of their fields. Empty values of a kind's own fields are omitted. Values of
 * custom fields are stored as they were sent, even if they are blank.
 */
export type EntryValues = Record<string, EntryValue>;

/** Custom field values, keyed by field name. */
export type DynamicFields = Record<string, string | number | boolean | null>;

/** How the values of custom fields are validated. */
interface CustomField {
  /** The JSON type of the values. Stored values of any other type are hidden. */
  readonly jsonType: 'string' | 'boolean' | 'number';
  readonly isValid: (value: unknown, options: readonly string[]) => boolean;
  /** Returns the problem of an invalid value. */
  readonly problem: (options: readonly string[]) => Problem;
}

/** How the values of a kind's own fields are validated and sent. */
interface KindField {
  /** The value in responses if no value is stored. */
  readonly empty: null | false;
  /** Returns the schema for input. The schema replaces missing values with the empty value. */
  readonly input: (options: readonly string[]) => z.ZodType;
  /** The schema for the value in REST responses. */
  readonly output: z.ZodType;
  readonly graphQL: {
    readonly type: 'String' | 'CalendarDate' | 'Boolean' | 'Float';
    /** The input's limits, which are appended to the input's description. */
    readonly limits?: string;
  };
}

interface FieldTypeDescription {
  /** Whether users choose values from the field's options. */
  readonly hasOptions?: boolean;
  /** Returns the CSV cell for a value, which can be a string that was stored before the field had its current type. */
  readonly csv: (value: string | number | boolean) => string;
  readonly custom: CustomField;
  readonly kind: KindField;
}

/** Makes a schema accept missing values and null, and return null for both. */
const optional = (schema: z.ZodType) => schema.nullish().transform((value) => value ?? null);

const ownText = { empty: null, output: z.string().nullable(), graphQL: { type: 'String' } } as const;

/** Returns the CSV cell for text. */
const textCell = (value: string | number | boolean): string => guarded(String(value));

/** All field types. To add a type, add its name in the model, a description here, and a migration. */
const fieldTypes = {
  text: {
    csv: textCell,
    custom: {
      jsonType: 'string',
      isValid: (value) => typeof value === 'string',
      problem: () => problemOf('wrongType', { expected: 'string' }),
    },
    kind: {
      ...ownText,
      input: () => textSchema,
      graphQL: { ...ownText.graphQL, limits: 'Up to 10,000 characters.' },
    },
  },
  date: {
    csv: textCell,
    custom: {
      jsonType: 'string',
      isValid: (value) => dateSchema.safeParse(value).success,
      problem: () => problemOf('dateInvalid'),
    },
    kind: {
      empty: null,
      input: () => optional(dateSchema),
      output: z.iso.date().nullable(),
      graphQL: { type: 'CalendarDate' },
    },
  },
  boolean: {
    csv: (value) => (typeof value === 'boolean' ? flagCell(value) : textCell(value)),
    custom: {
      jsonType: 'boolean',
      isValid: (value) => typeof value === 'boolean',
      problem: () => problemOf('wrongType', { expected: 'boolean' }),
    },
    kind: {
      empty: false,
      input: () => flagSchema,
      output: z.boolean(),
      graphQL: { type: 'Boolean', limits: 'False by default.' },
    },
  },
  dropdown: {
    csv: textCell,
    hasOptions: true,
    custom: {
      jsonType: 'string',
      isValid: (value, options) => typeof value === 'string' && options.includes(value),
      problem: (options) => problemOf('notAnOption', { options }),
    },
    kind: {
      ...ownText,
      input: (options) =>
        optional(
          storableSchema.refine((value) => options.includes(value), problem('notAnOption', { options })),
        ),
    },
  },
  number: {
    // Unlike text, numbers are not guarded: a negative number starts with a minus sign, but is not a formula.
    csv: (value) => (typeof value === 'number' ? String(value) : textCell(value)),
    custom: {
      jsonType: 'number',
      isValid: (value) => typeof value === 'number' && Number.isFinite(value),
      problem: () => problemOf('wrongType', { expected: 'number' }),
    },
    kind: {
      empty: null,
      input: () => optional(z.number()),
      output: z.number().nullable(),
      graphQL: { type: 'Float' },
    },
  },
  url: {
    csv: textCell,
    custom: {
      jsonType: 'string',
      isValid: (value) => urlSchema.safeParse(value).success,
      problem: () => problemOf('urlInvalid'),
    },
    kind: {
      ...ownText,
      input: () => optional(urlSchema),
      graphQL: { ...ownText.graphQL, limits: 'Starts with http:// or https://.' },
    },
  },
} satisfies Record<FieldType, FieldTypeDescription>;

/** Returns the description of a field type. */
export const fieldTypeOf = (type: FieldType): FieldTypeDescription => fieldTypes[type];

/** Returns how the values of a kind's own fields of this type are validated and sent. */
export const kindFieldOf = (type: FieldType): KindField => fieldTypes[type].kind;
