/**
 * The values of custom fields, keyed by field name. Text, dates (`YYYY-MM-DD`) and URLs are strings. All other values
 * are numbers, booleans or null.
 */
export type DynamicFields = Readonly<Record<string, string | number | boolean | null>>;
