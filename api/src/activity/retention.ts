import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import type { Orm } from '../db/orm.js';
import { temporaryFailure } from '../db/unreachable.js';

/** How often old changes are deleted, in milliseconds. */
const INTERVAL = 60 * 60 * 1000;

const DAY = 24 * 60 * 60 * 1000;

/** Returns when a change is deleted that was made at the given time. */
export const keptUntil = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * DAY).toISOString();

/** The number of change sets that one statement deletes. Larger batches would block other statements for too long. */
const BATCH = 500;

// Version 7 UUIDs begin with a timestamp, so old change sets are at the start of the primary key index.
const DELETE = `
  with old as (select id from change_sets where id < ? order by id limit ${BATCH} for update skip locked),
  removed as (delete from changes where change_set_id in (select id from old))
  delete from change_sets where id in (select id from old) returning id`;

/**
 * Deletes changes that are older than the given number of days.
 *
 * @returns the number of deleted change sets
 */
export async function deleteOldChanges(orm: Orm, days: number, now = Date.now()): Promise<number> {
  const oldest = Math.max(0, now - days * DAY);
  const bound = uuid({ msecs: oldest, random: new Uint8Array(16), seq: 0 });
  for (let total = 0; ; ) {
    const deleted = await orm.em.fork().execute(DELETE, [bound]);
    total += deleted.length;
    if (deleted.length < BATCH) return total;
  }
}

/** Deletes old changes now and every hour. Returns a function that stops the schedule. */
export function startRetention(orm: Orm, days: number, log: Logger): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running.then(() =>
      deleteOldChanges(orm, days).catch((err: unknown) => {
        // For a temporary error, such as a full disk, don't log the stack trace, because the trace doesn't help.
        const details =
          temporaryFailure(err) === undefined ? { err } : { code: (err as { code: string }).code };
        log.warn(details, 'deleting old changes failed and will be retried');
      }),
    );
  };
  run();
  const timer = setInterval(run, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
