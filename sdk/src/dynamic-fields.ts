/** Values of custom fields by field name: a text, a `YYYY-MM-DD` date or a URL as strings, a number, a boolean, or null. */
export type DynamicFields = Readonly<Record<string, string | number | boolean | null>>;
