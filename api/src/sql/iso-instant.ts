/** Formats an instant as ISO 8601 in UTC, the same with all drivers. */
export const isoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
