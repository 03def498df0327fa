/** Returns SQL that formats an instant as ISO 8601 in UTC, with the same result in all drivers. */
export const isoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
