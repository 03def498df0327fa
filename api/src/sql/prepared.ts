/** The prefix that marks statements to prepare. */
export const PREPARED_MARK = '/* prepared */ ';

/** The maximum number of prepared statements per connection. Each one keeps a plan in the database's memory. */
export const MAX_PREPARED = 200;

/**
 * Marks a statement that many requests run. Each connection prepares it once, so the database only parses and plans it
 * once. Pass values as parameters, because statements that change with each call would fill the list of prepared
 * statements.
 *
 * @example
 * em.execute(prepared('select 1 from brands where id = ?'), [id])
 */
export const prepared = (sql: string): string => `${PREPARED_MARK}${sql}`;
