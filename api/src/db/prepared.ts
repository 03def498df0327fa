/** What marks a statement. */
export const PREPARED_MARK = '/* prepared */ ';

/**
 * Marks a statement that many requests run. Each connection prepares it once, so the server parses and
 * plans it once. Values must be parameters: a text that changes with every call fills the list of
 * prepared statements for nothing.
 *
 * @example
 * em.execute(prepared('select 1 from brands where id = ?'), [id])
 */
export const prepared = (sql: string): string => `${PREPARED_MARK}${sql}`;
