import type { AbortQueryOptions, LoggingOptions, Transaction } from '@mikro-orm/core';
import {
  type AbstractSqlConnection,
  isRaw,
  NativeQueryBuilder,
  type RawQueryFragment,
  raw,
} from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { bindParameters } from './bound-statement.js';

type Query = string | NativeQueryBuilder | RawQueryFragment;
type Parameters = readonly unknown[] | Record<string, unknown>;

/** Returns SQL with question marks as placeholders, and the values for the placeholders. */
function fragmentOf(query: Query, parameters: Parameters): { sql: string; params: readonly unknown[] } {
  if (query instanceof NativeQueryBuilder) return query.toRaw();
  if (isRaw(query)) return query;
  return Array.isArray(parameters) ? { sql: query, params: parameters } : raw(query, parameters as never);
}

// biome-ignore lint/suspicious/noExplicitAny: TypeScript requires this constructor signature for mixins.
type ConnectionClass = abstract new (...args: any[]) => AbstractSqlConnection;

/**
 * Makes an ORM connection send values as bound parameters. By default, MikroORM inlines them into the SQL text, so
 * password hashes, tokens and names end up in the database's log and in driver errors.
 *
 * If the signal of a unit of work (`em.fork({ signal })`) has aborted, no further statements are sent, except in a
 * transaction. Statements that are already running continue: a caller that no longer waited for them could start more
 * of them than its limit allows.
 */
export function withBoundParameters<Base extends ConnectionClass>(base: Base) {
  abstract class BoundConnection extends base {
    override async execute<Result>(
      query: Query,
      parameters: Parameters = [],
      method: 'all' | 'get' | 'run' = 'all',
      transaction?: Transaction,
      { signal, ...logging }: LoggingOptions & AbortQueryOptions = {},
    ): Promise<Result> {
      if (!transaction) signal?.throwIfAborted();
      await this.ensureConnection();
      const { sql, params } = fragmentOf(query, parameters);
      const { text, values } = bindParameters(this.platform, sql, params);
      return this.executeQuery(
        sql,
        async () => {
          const client = transaction ?? this.getClient();
          const result = await client.executeQuery(CompiledQuery.raw(text, values));
          return this.transformRawResult<Result>(result, method);
        },
        { ...logging, query: sql, params },
      );
    }
  }
  return BoundConnection;
}
