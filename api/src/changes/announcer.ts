import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { prepared } from '../sql/prepared.js';
import { CHANNEL } from './announce.js';

/**
 * The pause after each statement that announces changes, in milliseconds. The next statement announces all changes made
 * in the meantime.
 */
const PAUSE = 50;

/** The pause after a failed statement, in milliseconds. */
const PAUSE_AFTER_FAILURE = 1_000;

const ANNOUNCE = prepared(
  `select pg_notify('${CHANNEL}', id) from jsonb_array_elements_text(?::jsonb) as id`,
);

/**
 * Announces change sets to all servers once the transactions that recorded them are committed. One statement can
 * announce many change sets. If each transaction sent its own notification, PostgreSQL would commit these transactions
 * one at a time, which would limit how many entries can be created per second.
 */
export interface Announcer {
  /** Queues a stored change set to be announced. */
  announce(changeSetId: string): void;
  /** Announces the remaining change sets. Call this before closing the database. */
  close(): Promise<void>;
}

/** Creates the announcer for a server. */
export function createAnnouncer(em: SqlEntityManager, log: Logger): Announcer {
  let waiting: string[] = [];
  const closing = new AbortController();
  let working: Promise<void> | undefined;

  async function announceAll(): Promise<void> {
    const ids = waiting;
    waiting = [];
    try {
      await em.fork().execute(ANNOUNCE, [JSON.stringify(ids)]);
    } catch (err) {
      waiting.unshift(...ids);
      throw err;
    }
  }

  const pause = (time: number) =>
    sleep(time, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);

  async function work(): Promise<void> {
    while (waiting.length > 0 && !closing.signal.aborted) {
      try {
        await announceAll();
        await pause(PAUSE);
      } catch (err) {
        log.info({ err }, 'could not announce changes, trying again');
        await pause(PAUSE_AFTER_FAILURE);
      }
    }
    working = undefined;
  }

  return {
    announce(changeSetId) {
      waiting.push(changeSetId);
      working ??= work();
    },
    async close() {
      closing.abort();
      await working;
      if (waiting.length === 0) return;
      await announceAll().catch((err: unknown) => log.warn({ err }, 'could not announce changes'));
    },
  };
}
