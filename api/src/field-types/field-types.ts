import {
  FIELD_TYPES,
  type FieldType,
  type FieldTypeDescription,
  fieldTypeOf,
  isValidValue,
} from '@content-planner/model';
import { z } from 'zod';
import { type Problem, problemOf } from '../errors.js';
import { longTextSchema, problem } from '../validation.js';

export {
  FIELD_TYPES,
  type FieldType,
  fieldTypeOf,
  hasTypeOf,
  isValidValue,
} from '@content-planner/model';

/** The value of a field. If several options can be chosen: the ids of the chosen ones, in the order of the options. */
export type EntryValue = string | number | boolean | null | readonly string[];

/**
 * The values of an entry, keyed by the ids of their fields. Empty values of a kind's own fields are omitted. Values of
 * custom fields are stored as they were sent, even if they are blank.
 */
export type EntryValues = Record<string, EntryValue>;

/** Custom field values, keyed by field name. Options are named. */
export type DynamicFields = Record<string, EntryValue>;

/** Returns the field types whose descriptions meet a condition, as a list in SQL. */
export const typesInSql = (isWanted: (type: FieldTypeDescription) => boolean | undefined): string =>
  FIELD_TYPES.flatMap((type) => (isWanted(fieldTypeOf(type)) ? `'${type}'` : [])).join(', ');

type GraphQLType = 'String' | 'Float' | 'Boolean' | 'CalendarDate' | ['String'];

/** How the values of a kind's own fields are validated and sent. */
export interface OwnValues {
  /** The value in responses if no value is stored. */
  readonly empty: null | false;
  /** Returns the schema for input. The schema replaces missing values with the empty value. */
  readonly input: (options: readonly string[]) => z.ZodType;
  /** The schema for the value in REST responses. */
  readonly output: z.ZodType;
  readonly graphQL: {
    readonly type: GraphQLType;
    /** The input's limits, which are appended to the input's description. */
    readonly limits?: string;
  };
}

/** How values of each JSON type are sent. */
const JSON_TYPES: Readonly<
  Record<FieldTypeDescription['jsonType'], { schema: z.ZodType; graphQL: OwnValues['graphQL'] }>
> = {
  string: { schema: longTextSchema, graphQL: { type: 'String', limits: 'Up to 10,000 characters.' } },
  number: { schema: z.number(), graphQL: { type: 'Float' } },
  boolean: { schema: z.boolean(), graphQL: { type: 'Boolean', limits: 'False by default.' } },
  array: { schema: z.array(longTextSchema), graphQL: { type: ['String'] } },
};

/** Returns the error about an invalid value. */
export function problemWith(type: FieldType, options: readonly string[]): Problem {
  const { error, hasOptions, jsonType } = fieldTypeOf(type);
  if (hasOptions) return problemOf('notAnOption', { options });
  return error ? problemOf(error) : problemOf('wrongType', { expected: jsonType });
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Returns how the values of a kind's own fields of a type are validated and sent. */
export function ownValuesOf(type: FieldType): OwnValues {
  const { jsonType, format } = fieldTypeOf(type);
  const { schema: anyValue, graphQL } = JSON_TYPES[jsonType];
  const schema = format ? anyValue.meta({ format }) : anyValue;
  const empty = jsonType === 'boolean' ? false : null;
  return {
    empty,
    input: (options) => {
      const { code, params } = problemWith(type, options);
      return schema
        .refine(
          (value) => isBlank(value) || isValidValue(type, value, options),
          problem(code, params as never),
        )
        .nullish()
        .transform((value) => (value == null || isBlank(value) ? empty : value));
    },
    output: empty === null ? schema.nullable() : schema,
    graphQL: format === 'date' ? { type: 'CalendarDate' } : graphQL,
  };
}
