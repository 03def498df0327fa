/** Values of custom fields by field name: text, `YYYY-MM-DD`, a tick or nothing. */
export type DynamicFields = Record<string, string | boolean | null>;
