/**
 * Migrations that break running servers of the previous release. Before an upgrade past one of them, all servers
 * have to stop. All other migrations are compatible: the previous release keeps working while and after they run.
 */
export const BREAKING: ReadonlySet<string> = new Set([
  // The previous release stores null in these columns.
  'Migration20261121150000_flags_true_or_false',
  // The previous release leaves out the new column.
  'Migration20261122100000_sessions',
]);
