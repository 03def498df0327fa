import type { Orm } from '../src/db/orm.js';
import { PREPARED_MARK } from '../src/sql/prepared.js';

/** A statement with the values of its placeholders. */
export interface RecordedQuery {
  sql: string;
  values: unknown[];
}

/** Runs `work` and returns the statements that it executes. */
export async function recordQueries(orm: Orm, work: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const queries: RecordedQuery[] = [];
  const logger = orm.config.getLogger();
  const { logQuery } = logger;
  logger.setDebugMode(['query']);
  logger.logQuery = ({ query = '', params = [] }) =>
    queries.push({ sql: query.replace(PREPARED_MARK, ''), values: [...params] });
  try {
    await work();
  } finally {
    logger.setDebugMode(false);
    logger.logQuery = logQuery;
  }
  return queries;
}
