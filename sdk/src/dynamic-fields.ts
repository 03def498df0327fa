/** Values of custom fields by field name: text, a `YYYY-MM-DD` date or an address; a number; a boolean; or null. */
export type DynamicFields = Record<string, string | number | boolean | null>;
