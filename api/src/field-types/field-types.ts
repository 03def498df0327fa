import { p } from '@mikro-orm/core';
import { z } from 'zod';
import { type Problem, problemOf } from '../errors.js';
import { dateSchema, flagSchema, problem, storableSchema, textSchema, urlSchema } from '../validation.js';
import { flagCell, guarded } from './csv-text.js';

/** Custom field values, keyed by field name. */
export type DynamicFields = Record<string, string | number | boolean | null>;

/** The names of all field types. */
export const FIELD_TYPES = ['text', 'date', 'boolean', 'dropdown', 'number', 'url'] as const;

/** A field type. Custom fields and the fields of a kind use the same types. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** The TypeScript types of field values, keyed by field type. */
export interface FieldValues {
  text: string | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
  boolean: boolean;
  dropdown: string | null;
  number: number | null;
  url: string | null;
}

/** The conditions that filters can apply to custom field values. */
export const VALUE_CONDITIONS = ['values', 'checked', 'has', 'before', 'after'] as const;
type ValueCondition = (typeof VALUE_CONDITIONS)[number];

/** How the values of custom fields are validated, filtered and stored in `dynamicFields`. */
interface CustomField {
  /** The JSON type of the values. Stored values of any other type are hidden. */
  readonly jsonType: 'string' | 'boolean' | 'number';
  /** The conditions that filters can apply to the values. */
  readonly conditions: readonly ValueCondition[];
  readonly isValid: (value: unknown, options: readonly string[]) => boolean;
  /** Returns the problem of an invalid value. */
  readonly problem: (options: readonly string[]) => Problem;
}

/** How the fields of a kind are stored, validated and sent. Each field has its own column. */
interface KindField {
  /** Creates the definition of the entity's property. */
  readonly property: () => unknown;
  /** The column's PostgreSQL type. */
  readonly sqlType: 'text' | 'date' | 'boolean' | 'double precision';
  /** The SQL for the default value, `null` by default. */
  readonly sqlDefault?: string;
  /** Returns the schema for input. The schema replaces missing values with the empty value. */
  readonly input: (options: readonly string[]) => z.ZodType;
  /** The schema for the value in REST responses. */
  readonly output: z.ZodType;
  readonly graphQL: {
    readonly type: 'String' | 'CalendarDate' | 'Boolean' | 'Float';
    /** Whether the empty value is null. */
    readonly nullable: boolean;
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

const textColumn = {
  property: () => p.text().nullable(),
  sqlType: 'text',
  output: z.string().nullable(),
  graphQL: { type: 'String', nullable: true },
} as const;

/** Returns the CSV cell for text. */
const textCell = (value: string | number | boolean): string => guarded(String(value));

/** All field types. To add a type, add its name and value type above, a description here, and a migration. */
const fieldTypes = {
  text: {
    csv: textCell,
    custom: {
      jsonType: 'string',
      conditions: ['values', 'has'],
      isValid: (value) => typeof value === 'string',
      problem: () => problemOf('wrongType', { expected: 'string' }),
    },
    kind: {
      ...textColumn,
      input: () => textSchema,
      graphQL: { ...textColumn.graphQL, limits: 'Up to 10,000 characters.' },
    },
  },
  date: {
    csv: textCell,
    custom: {
      jsonType: 'string',
      conditions: ['before', 'after'],
      isValid: (value) => dateSchema.safeParse(value).success,
      problem: () => problemOf('dateInvalid'),
    },
    kind: {
      property: () => p.date().nullable(),
      sqlType: 'date',
      input: () => optional(dateSchema),
      output: z.iso.date().nullable(),
      graphQL: { type: 'CalendarDate', nullable: true },
    },
  },
  boolean: {
    csv: (value) => (typeof value === 'boolean' ? flagCell(value) : textCell(value)),
    custom: {
      jsonType: 'boolean',
      conditions: ['checked'],
      isValid: (value) => typeof value === 'boolean',
      problem: () => problemOf('wrongType', { expected: 'boolean' }),
    },
    kind: {
      property: () => p.boolean().default(false),
      sqlType: 'boolean',
      sqlDefault: 'false',
      input: () => flagSchema,
      output: z.boolean(),
      graphQL: { type: 'Boolean', nullable: false, limits: 'False by default.' },
    },
  },
  dropdown: {
    csv: textCell,
    hasOptions: true,
    custom: {
      jsonType: 'string',
      conditions: ['values', 'has'],
      isValid: (value, options) => typeof value === 'string' && options.includes(value),
      problem: (options) => problemOf('notAnOption', { options }),
    },
    kind: {
      ...textColumn,
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
      conditions: [],
      isValid: (value) => typeof value === 'number' && Number.isFinite(value),
      problem: () => problemOf('wrongType', { expected: 'number' }),
    },
    kind: {
      property: () => p.double().nullable(),
      sqlType: 'double precision',
      input: () => optional(z.number()),
      output: z.number().nullable(),
      graphQL: { type: 'Float', nullable: true },
    },
  },
  url: {
    csv: textCell,
    custom: {
      jsonType: 'string',
      conditions: ['values', 'has'],
      isValid: (value) => urlSchema.safeParse(value).success,
      problem: () => problemOf('urlInvalid'),
    },
    kind: {
      ...textColumn,
      input: () => optional(urlSchema),
      graphQL: { ...textColumn.graphQL, limits: 'Starts with http:// or https://.' },
    },
  },
} satisfies Record<FieldType, FieldTypeDescription>;

/** Returns the description of a field type. */
export const fieldTypeOf = (type: FieldType): FieldTypeDescription => fieldTypes[type];

/** Returns how a kind's fields of this type are stored, validated and sent. */
export const kindFieldOf = (type: FieldType): KindField => fieldTypes[type].kind;
