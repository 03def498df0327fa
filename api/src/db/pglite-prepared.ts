// This runs in the embedded database's worker thread. On its own, PGlite sends six messages one by one for each query,
// and PostgreSQL parses and plans the statement every time. This code avoids both for statements marked with
// `prepared()`.
import {
  type messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import { MAX_PREPARED, PREPARED_MARK } from '../sql/prepared.ts';

const { serialize } = protocol;

/** The commands that can change the parameters or columns of prepared statements, or remove the statements. */
const SCHEMA_COMMANDS = new Set(['CREATE', 'ALTER', 'DROP', 'DO', 'CALL', 'DEALLOCATE', 'DISCARD']);

/** PostgreSQL's code for prepared statements that do not exist. */
const UNKNOWN_STATEMENT = '26000';

/**
 * The PostgreSQL function that reports that the columns of a prepared statement have changed. The error code alone is
 * ambiguous.
 */
const COLUMNS_CHANGED = 'RevalidateCachedQuery';

interface PreparedStatement {
  name: string;
  /** The PostgreSQL type ids (OIDs) of the parameters. */
  types: number[];
}

/**
 * Runs a statement. Returns the same results and errors as PGlite's `query`.
 *
 * @param tx the transaction, if the statement is part of one
 */
export type PreparingQuery = (
  sql: string,
  params?: unknown[],
  options?: Pick<QueryOptions, 'rowMode'>,
  tx?: Transaction,
) => Promise<Results>;

function isOutdated(error: unknown): boolean {
  const { code, routine } = error as Partial<messages.DatabaseError>;
  return code === UNKNOWN_STATEMENT || routine === COLUMNS_CHANGED;
}

/**
 * Creates a function that prepares the statements marked with `prepared()`, and sends all messages for a prepared
 * statement together. All statements must run through this function, so that it can prepare statements again after the
 * schema has changed.
 *
 * @example
 * const query = createPreparingQuery(database);
 * const { rows } = await query(prepared('select 1 from brands where id = $1'), [id]);
 */
export function createPreparingQuery(database: PGlite): PreparingQuery {
  /** Names of statements that are still in the database, but not in use. */
  let unused: string[] = [];
  const statements = new LRUCache<string, PreparedStatement>({
    max: MAX_PREPARED,
    dispose: ({ name }) => unused.push(name),
  });
  // A rollback restores the schema, so don't prepare statements until a transaction that changed the schema has ended.
  const changedSchema = new WeakSet<Transaction>();
  let count = 0;

  /** Sends messages together. After an error, PostgreSQL skips the remaining messages up to the Sync message. */
  function send(sent: Uint8Array[], syncToFs: boolean) {
    const closed = unused.map((name) => serialize.close({ type: 'S', name }));
    unused = [];
    return database.execProtocolStream(Buffer.concat([...closed, ...sent, serialize.sync()]), { syncToFs });
  }

  async function prepare(sql: string): Promise<PreparedStatement> {
    count += 1;
    const name = `planner_${count}`;
    const described = await send(
      [serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name })],
      false,
    );
    const statement = { name, types: parse.parseDescribeStatementResults(described) };
    statements.set(sql, statement);
    return statement;
  }

  /** Converts a parameter as PGlite does. */
  function serialized(param: unknown, type = 0) {
    if (param === null || param === undefined) return null;
    const serializer = database.serializers[type];
    return serializer ? serializer(param) : String(param);
  }

  async function runPrepared(
    sql: string,
    params: unknown[],
    options: QueryOptions | undefined,
    isAlone: boolean,
  ): Promise<Results> {
    const { name, types } = statements.get(sql) ?? (await prepare(sql));
    const values = params.map((param, index) => serialized(param, types[index]));
    const received = await send(
      [serialize.bind({ statement: name, values }), serialize.describe({ type: 'P' }), serialize.execute()],
      isAlone,
    );
    const [results] = parse.parseResults(received, database.parsers, options);
    return results as Results;
  }

  async function runCurrent(
    sql: string,
    params: unknown[],
    options: QueryOptions | undefined,
    isAlone: boolean,
  ): Promise<Results> {
    try {
      return await runPrepared(sql, params, options, isAlone);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      statements.clear();
      // Don't repeat a statement in a transaction, because the error has aborted the transaction.
      if (!isAlone) throw error;
      return runPrepared(sql, params, options, isAlone);
    }
  }

  return async (sql, params = [], options, tx) => {
    if (sql.startsWith(PREPARED_MARK) && !(tx && changedSchema.has(tx))) {
      const run = () => database.runExclusive(() => runCurrent(sql, params, options, !tx));
      if (tx) return run();
      await database._checkReady();
      return database._runExclusiveTransaction(run);
    }
    const results = (await (tx ?? database).query(sql, params, options)) as Results;
    if (results.command && SCHEMA_COMMANDS.has(results.command)) {
      statements.clear();
      if (tx) changedSchema.add(tx);
    }
    return results;
  };
}
