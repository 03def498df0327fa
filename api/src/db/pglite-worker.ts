// The entry point of the worker thread. Its imports end with .ts, so that Node.js can also run it from source.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { PreparingQuery } from './pglite-prepared.ts';
import { type DiskState, startUpkeep, type Upkeep, WAL_SETTINGS } from './pglite-upkeep.ts';

enableCompileCache();

// By default, V8 compiles functions that run often a second time, with optimizations. For PostgreSQL's largest function,
// that takes 600 MB of memory and many seconds of CPU time after each start, and requests are hardly faster afterward.
// Set the flags before V8 compiles the module.
setFlagsFromString('--no-wasm-dynamic-tiering');
setFlagsFromString('--no-wasm-tier-up');

// PGlite decodes each value with a TextDecoder, which by default removes a byte order mark at the start of the text.
globalThis.TextDecoder = class extends TextDecoder {
  constructor(label?: string, options?: TextDecoderOptions) {
    super(label, { ...options, ignoreBOM: true });
  }
};

const { messages, PGlite: Database, types } = await import('@electric-sql/pglite');
const { LoggedNodeFS } = await import('./pglite-log.ts');
const { createPreparingQuery } = await import('./pglite-prepared.ts');

/** The types whose values are returned as text instead of being parsed, keyed by PostgreSQL type id (OID). */
export type TextTypes = Record<number, 'value' | 'array'>;

/** A statement, either in a transaction or on its own. */
interface Query {
  transaction?: number | undefined;
  sql: string;
  params?: unknown[] | undefined;
  /** The options of the query. They must not contain functions, because functions can't be cloned. */
  options?: QueryOptions | undefined;
}

/** Requests from the main thread. The id of a `begin` request also identifies the transaction that it begins. */
export type Call =
  | { do: 'open'; textTypes: TextTypes }
  | ({ do: 'query' } & Query)
  | { do: 'begin' }
  | { do: 'listen'; channel: string }
  | { do: 'commit' | 'rollback'; transaction: number }
  | { do: 'close' };

/** A serialized error. The structured clone algorithm would lose the error's code and details. */
export interface Failure {
  /** Whether the error came from PostgreSQL rather than from PGlite or Node.js. */
  reported: boolean;
  message: string;
  stack: string | undefined;
  details: Record<string, unknown>;
}

export type Reply = { id: number; result: unknown } | { id: number; failure: Failure };

/** Messages that are not responses to requests. */
export type Notice =
  /** A notification on a channel that the thread listens to. */
  | { notice: 'notification'; channel: string; payload: string }
  /** The database has become read-only because the disk is almost full, or writable again. */
  | { notice: 'disk'; state: DiskState }
  /** Background work has failed and will be retried. */
  | { notice: 'upkeep-failed'; failure: Failure }
  /** PostgreSQL has crashed. The thread exits. */
  | { notice: 'crash'; reason: string };

interface OpenTransaction {
  tx: Transaction;
  end(commits: boolean): void;
  ended: Promise<void>;
}

const folder = workerData as string;
const transactions = new Map<number, OpenTransaction>();
let database: Promise<PGlite>;
let run: PreparingQuery;
let upkeep: Upkeep | undefined;

/**
 * PGlite never releases the memory that it uses for shared buffers. A small buffer pool barely slows it down, because
 * the operating system also caches the files.
 */
const MEMORY_SETTINGS = ['-c', 'shared_buffers=16MB'];

/**
 * Returns the files of a new database if the folder has none. Creating them with `initdb` would take four times as
 * long, and would result in the same files.
 */
async function newFiles(): Promise<Blob | undefined> {
  if (existsSync(join(folder, 'PG_VERSION'))) return undefined;
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}

const notify = (notice: Notice) => parentPort?.postMessage(notice);

async function open(textTypes: TextTypes): Promise<void> {
  const text = (value: string) => value;
  const array = (value: string, type = 0) => types.arrayParser(value, text, type);
  const parsers = Object.fromEntries(
    Object.entries(textTypes).map(([type, shape]) => [type, shape === 'array' ? array : text]),
  );
  const isInMemory = folder.startsWith('memory://');
  const log = isInMemory ? undefined : new LoggedNodeFS(folder, exitAfterCrash);
  // Assign the promise before the first await, because queries can arrive while the database opens.
  database = newFiles().then((files) =>
    Database.create({
      ...(log ? { fs: log } : { dataDir: folder }),
      ...(files && { loadDataDir: files }),
      parsers,
      startParams: [...Database.defaultStartParams, ...MEMORY_SETTINGS, ...WAL_SETTINGS],
    }),
  );
  try {
    run = createPreparingQuery(await database);
  } catch (error) {
    throw log?.lastFatal ? new Error(log.lastFatal, { cause: error }) : error;
  }
  if (isInMemory) return;
  upkeep = startUpkeep(await database, folder, {
    onDisk: (state) => notify({ notice: 'disk', state }),
    onFailure: (error) => notify({ notice: 'upkeep-failed', failure: failureOf(error) }),
  });
}

/** Exits the thread, because PGlite would loop forever after a PANIC. */
function exitAfterCrash(reason: string): void {
  notify({ notice: 'crash', reason });
  process.exit(1);
}

function transactionOf(name: number): OpenTransaction {
  const transaction = transactions.get(name);
  if (!transaction) throw new Error('Transaction is closed');
  return transaction;
}

async function query({ transaction, sql, params, options }: Query): Promise<Results> {
  if (transaction === undefined) {
    await upkeep?.beforeTransaction();
    await database;
    const results = await run(sql, params, options);
    upkeep?.afterTransaction(results.affectedRows);
    return results;
  }
  const { tx } = transactionOf(transaction);
  upkeep?.beforeStatement();
  const results = await run(sql, params, options, tx);
  await upkeep?.afterStatement(results.affectedRows ?? 0, tx);
  return results;
}

/** Begins a transaction. Resolves when the transaction has begun, after all earlier transactions have ended. */
async function begin(name: number): Promise<void> {
  await upkeep?.beforeTransaction();
  const begun = Promise.withResolvers<Transaction>();
  const decision = Promise.withResolvers<boolean>();
  const ended = (await database).transaction(async (tx) => {
    begun.resolve(tx);
    if (!(await decision.promise)) await tx.rollback();
  });
  ended.catch(begun.reject);
  transactions.set(name, { tx: await begun.promise, end: decision.resolve, ended });
}

async function end(name: number, commits: boolean): Promise<void> {
  const transaction = transactionOf(name);
  transactions.delete(name);
  transaction.end(commits);
  await transaction.ended;
  upkeep?.afterTransaction();
}

async function listen(channel: string): Promise<void> {
  await (await database).listen(channel, (payload) => notify({ notice: 'notification', channel, payload }));
}

/** Closes the database. Resolves when all earlier requests are done and the files are closed. */
async function close(): Promise<void> {
  upkeep?.stop();
  const opened = await database;
  await opened._runExclusiveTransaction(() => opened.close());
}

function perform(id: number, call: Call): Promise<unknown> {
  switch (call.do) {
    case 'open':
      return open(call.textTypes);
    case 'query':
      return query(call);
    case 'begin':
      return begin(id);
    case 'listen':
      return listen(call.channel);
    case 'commit':
      return end(call.transaction, true);
    case 'rollback':
      return end(call.transaction, false);
    case 'close':
      return close();
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) {
    return { reported: false, message: String(error), stack: undefined, details: {} };
  }
  // Remove the statement and the parameters that PGlite adds to errors, so that neither is ever logged.
  const {
    query: _query,
    params: _params,
    queryOptions: _options,
    ...details
  } = { ...error } as Record<string, unknown>;
  const { message, stack } = error;
  return { reported: error instanceof messages.DatabaseError, message, stack, details };
}

parentPort?.on('message', async ({ id, call }: { id: number; call: Call }) => {
  let reply: Reply;
  try {
    reply = { id, result: await perform(id, call) };
  } catch (error) {
    reply = { id, failure: failureOf(upkeep ? upkeep.explain(error) : error) };
  }
  parentPort?.postMessage(reply);
  // Once the port has closed, the thread exits.
  if (call.do === 'close') parentPort?.close();
});
