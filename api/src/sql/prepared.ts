/** The prefix that marks statements to prepare. */
export const PREPARED_MARK = '/* prepared */ ';

/**
 * Marks a statement that many requests run. Each connection prepares it once, so the database only parses and plans it
 * once. Pass values as parameters, because statements that change with each call would fill the list of prepared
 * statements.
 *
 * @example
 * em.execute(prepared('select 1 from brands where id = ?'), [id])
 */
export const prepared = (sql: string): string => `${PREPARED_MARK}${sql}`;
