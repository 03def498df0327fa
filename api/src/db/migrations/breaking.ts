/**
 * Migrations that break running servers of the previous release. All servers must be stopped before such an upgrade.
 * All other migrations are compatible: the previous release keeps working while they run and afterwards.
 */
export const BREAKING: ReadonlySet<string> = new Set([
  // The previous release stores null in these columns.
  'Migration20261121150000_flags_true_or_false',
  // The previous release doesn't set the new column.
  'Migration20261122100000_sessions',
]);
