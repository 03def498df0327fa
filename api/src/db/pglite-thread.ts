import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { messages } from '@electric-sql/pglite';
import type { PGlite, PGliteTransaction } from 'kysely';
import type { DiskState } from './pglite-upkeep.js';
import type { Call, Failure, Notice, Reply, TextTypes } from './pglite-worker.js';

/** How long closing waits for running statements, in milliseconds. */
const CLOSE_PATIENCE = 2000;

/** How long the thread can work without finishing a statement before it counts as hung, in milliseconds. */
const STATEMENT_PATIENCE = 5 * 60_000;

/** The maximum memory for new objects in the thread, in MiB. With Node's default, the thread uses up to 90 MiB more. */
const MAX_YOUNG_GENERATION = 16;

/** The events of an embedded database. */
export interface DatabaseEvents {
  /** Called once if the thread stops unexpectedly. All later statements fail with the same error. */
  onLost?(error: DatabaseLostError): void;
  /** Called when the database becomes read-only because the disk is almost full, and when it becomes writable again. */
  onDisk?(state: DiskState): void;
  /** Called if a checkpoint or a vacuum fails. The work is retried later. */
  onUpkeepFailure?(error: Error): void;
}

/** The error for all statements after the embedded database's thread has stopped unexpectedly. */
export class DatabaseLostError extends Error {
  /** PostgreSQL's code for a connection failure. */
  readonly code = '08006';
}

/** An embedded database. Provides the part of PGlite's API that Kysely uses, plus `listen`. */
export interface EmbeddedDatabase extends PGlite {
  /** Calls `onNotification` with the payload of each notification on a channel. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<void>;
}

/** Returns the types whose values the ORM expects as text. */
async function textTypes(): Promise<TextTypes> {
  const { createPostgreSqlTypeParsers } = await import('@mikro-orm/pglite');
  const parseArray = () => [];
  return Object.fromEntries(
    Object.entries(createPostgreSqlTypeParsers(parseArray)).map(([type, parse]) => [
      type,
      parse === parseArray ? 'array' : 'value',
    ]),
  );
}

function errorOf({ reported, message, stack, details }: Failure): Error {
  const error = reported ? new messages.DatabaseError(message, 0, 'error') : new Error(message);
  // For errors from PostgreSQL, the caller's stack is more useful than the thread's.
  if (!reported && stack) error.stack = stack;
  return Object.assign(error, details);
}

/**
 * Starts PGlite in a worker thread, so that slow statements don't block the event loop.
 *
 * @param folder the database's folder, or `memory://`
 * @param statementPatience how long the thread can work without finishing a statement, in milliseconds
 * @returns the database; its `close` waits a few seconds for running statements
 */
export function startPGlite(
  folder: string,
  { onLost, onDisk, onUpkeepFailure }: DatabaseEvents = {},
  statementPatience = STATEMENT_PATIENCE,
): EmbeddedDatabase {
  const file = import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    name: 'database',
    workerData: folder,
    resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_GENERATION },
  });
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  const channels = new Map<string, (payload: string) => void>();
  let lastId = 0;
  let lost: DatabaseLostError | undefined;
  let closing: Promise<void> | undefined;
  let cause: unknown;
  let respondedAt = performance.now();

  function send(call: Call): { id: number; reply: Promise<unknown> } {
    if (lost) throw lost;
    if (database.closed) throw new Error('PGlite is closed');
    lastId += 1;
    const id = lastId;
    // Post the message before adding the call, because posting throws if the values can't be cloned.
    worker.postMessage({ id, call });
    const resolvers = Promise.withResolvers<unknown>();
    if (calls.size === 0) respondedAt = performance.now();
    calls.set(id, resolvers);
    return { id, reply: resolvers.promise };
  }

  const queryIn =
    (transaction?: number): PGlite['query'] =>
    async (sql, params, options) =>
      (await send({ do: 'query', transaction, sql, params, options }).reply) as never;

  async function transaction<Result>(callback: (tx: PGliteTransaction) => Promise<Result>): Promise<Result> {
    const { id, reply } = send({ do: 'begin' });
    await reply;
    let open = true;
    const end = async (how: 'commit' | 'rollback') => {
      if (!open) return;
      open = false;
      await send({ do: how, transaction: id }).reply;
    };
    try {
      const result = await callback({ query: queryIn(id), rollback: () => end('rollback') });
      await end('commit');
      return result;
    } catch (error) {
      await end('rollback');
      throw error;
    }
  }

  async function close(): Promise<void> {
    if (lost) return;
    const exit = once(worker, 'exit');
    send({ do: 'close' }).reply.catch(() => {});
    const patience = new AbortController();
    await Promise.race([exit, sleep(CLOSE_PATIENCE, undefined, patience)]);
    patience.abort();
    // This interrupts statements as a crash would. PostgreSQL recovers during the next start.
    await worker.terminate();
    database.closed = true;
  }

  const hangCheck = setInterval(() => {
    if (calls.size === 0 || performance.now() - respondedAt < statementPatience) return;
    cause = new Error(`it did not respond for ${statementPatience / 1000} seconds`);
    worker.terminate();
  }, statementPatience / 10).unref();

  function handleNotice(given: Notice): void {
    if (given.notice === 'notification') channels.get(given.channel)?.(given.payload);
    else if (given.notice === 'disk') onDisk?.(given.state);
    else if (given.notice === 'upkeep-failed') onUpkeepFailure?.(errorOf(given.failure));
    else cause = new Error(given.reason);
  }

  worker.on('message', (reply: Reply | Notice) => {
    respondedAt = performance.now();
    if ('notice' in reply) return handleNotice(reply);
    const call = calls.get(reply.id);
    calls.delete(reply.id);
    if ('failure' in reply) call?.reject(errorOf(reply.failure));
    else call?.resolve(reply.result);
  });
  worker.on('error', (error) => {
    cause = error;
  });
  worker.on('exit', (code) => {
    clearInterval(hangCheck);
    const reason = cause instanceof Error ? cause.message : `exit code ${code}`;
    const error = new DatabaseLostError(`The embedded database stopped unexpectedly: ${reason}.`, { cause });
    for (const call of calls.values()) call.reject(error);
    calls.clear();
    if (closing) return;
    lost = error;
    onLost?.(error);
  });

  async function open(): Promise<void> {
    try {
      await send({ do: 'open', textTypes: await textTypes() }).reply;
      database.ready = true;
    } catch (error) {
      // Close the database here, because the caller can't close a database that failed to open.
      await database.close();
      throw error;
    }
  }

  const database = {
    ready: false,
    closed: false,
    waitReady: Promise.resolve(),
    query: queryIn(),
    transaction,
    async listen(channel: string, onNotification: (payload: string) => void) {
      channels.set(channel, onNotification);
      await send({ do: 'listen', channel }).reply;
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
  database.waitReady = open();
  // Prevent an unhandled rejection. The caller handles the error.
  database.waitReady.catch(() => {});
  return database;
}
