/**
 * Migrations that break running servers of the previous release. All servers must be stopped before an upgrade that
 * includes one of these migrations. All other migrations are compatible: the previous release keeps working while they
 * run and afterward.
 */
export const BREAKING: ReadonlySet<string> = new Set([
  // The previous release stores null in these columns.
  'Migration20261121150000_flags_true_or_false',
  // The previous release doesn't set the new column.
  'Migration20261122100000_sessions',
  // The previous release leaves the values of deleted fields under their names.
  'Migration20261201100000_retired_values',
  // The previous release uses the dropped columns.
  'Migration20261202100000_values',
  // The previous release uses the dropped table.
  'Migration20261203100000_fields',
  // The previous release doesn't set the new column.
  'Migration20261204100000_search_text',
  // The previous release uses the dropped columns.
  'Migration20261206100000_token_fields',
  // The previous release stores filters of feeds in the previous form.
  'Migration20261207200000_feed_conditions',
]);

/**
 * Migrations that drop check constraints, or replace them with ones that allow more values, such as another field type. These
 * migrations don't break running servers, because the previous release doesn't store the new values.
 */
export const WIDENING: ReadonlySet<string> = new Set([
  'Migration20261123000000_field_types',
  'Migration20261205100000_any_field_type',
]);
