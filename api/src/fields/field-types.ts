import { dateSchema, urlSchema } from '../validation.js';

/** What custom fields can contain. */
export const FIELD_TYPES = ['text', 'date', 'boolean', 'dropdown', 'number', 'url'] as const;

/** What a custom field can contain. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** One type of custom fields. */
interface FieldTypeDescription {
  /** The JSON type of its values. Stored values of another type are hidden. */
  jsonType: 'string' | 'boolean' | 'number';
  /** Whether its values are chosen from `dropdownOptions`. */
  hasOptions?: boolean;
  isValid: (value: unknown, options: readonly string[]) => boolean;
  /** The predicate of the error message, such as "must be text". */
  rule: (options: readonly string[]) => string;
}

/** All types of custom fields. To add one, add a name above, a description here, and a migration. */
const fieldTypes = {
  text: {
    jsonType: 'string',
    isValid: (value) => typeof value === 'string',
    rule: () => 'must be text',
  },
  date: {
    jsonType: 'string',
    isValid: (value) => dateSchema.safeParse(value).success,
    rule: () => 'must be a calendar date as YYYY-MM-DD',
  },
  boolean: {
    jsonType: 'boolean',
    isValid: (value) => typeof value === 'boolean',
    rule: () => 'must be true or false',
  },
  dropdown: {
    jsonType: 'string',
    hasOptions: true,
    isValid: (value, options) => typeof value === 'string' && options.includes(value),
    rule: (options) => `must be one of: ${options.join(', ')}`,
  },
  number: {
    jsonType: 'number',
    isValid: (value) => typeof value === 'number' && Number.isFinite(value),
    rule: () => 'must be a number',
  },
  url: {
    jsonType: 'string',
    isValid: (value) => urlSchema.safeParse(value).success,
    rule: () => 'must be an address that starts with http:// or https://',
  },
} satisfies Record<FieldType, FieldTypeDescription>;

/** The description of a type. */
export const fieldTypeOf = (type: FieldType): FieldTypeDescription => fieldTypes[type];
