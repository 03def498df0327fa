import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Listen, NotificationHandlers } from './notifications.js';
import { clientConfig } from './planner-client.js';
import type { PostgreSqlAddress } from './postgresql-url.js';
import { SERVER_NAME } from './probe.js';
import { LIMITS } from './time-limits.js';

/** How often to check that the connection still works, in milliseconds. Firewalls drop idle connections silently. */
const CHECK_INTERVAL = 15_000;

/** The pause before the first attempt to reconnect, in milliseconds. The pause doubles with each attempt. */
const FIRST_PAUSE = 100;

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 5_000;

/** Opens a connection that listens to a channel. */
async function open(
  address: PostgreSqlAddress,
  channel: string,
  { onNotification, onEnd }: Pick<NotificationHandlers, 'onNotification'> & { onEnd: () => void },
): Promise<Client> {
  const client = new Client({
    ...clientConfig(address),
    application_name: SERVER_NAME,
    connectionTimeoutMillis: LIMITS.connect,
    query_timeout: LIMITS.connect,
  });
  client.on('notification', ({ payload = '' }) => onNotification(payload));
  client.on('error', () => client.connection.stream.destroy());
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
  client.once('end', onEnd);
  return client;
}

/** Creates a function that listens through a dedicated connection, and reconnects if the connection is lost. */
export const listenTo =
  (address: PostgreSqlAddress): Listen =>
  async (channel, { onNotification, onLost, onGap }) => {
    const stopped = new AbortController();
    let client: Client | undefined;

    async function connect(): Promise<void> {
      const opened = await open(address, channel, { onNotification, onEnd: () => void reconnect() });
      client = opened;
      if (stopped.signal.aborted) opened.connection.stream.destroy();
    }

    async function reconnect(): Promise<void> {
      client = undefined;
      if (!stopped.signal.aborted) onLost();
      for (let pause = FIRST_PAUSE; !stopped.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
        // If PostgreSQL restarts, all servers lose their connections at the same time. Spread out their attempts to
        // reconnect.
        const isOver = await sleep(pause * (0.5 + Math.random() / 2), true, {
          signal: stopped.signal,
          ref: false,
        }).catch(() => false);
        if (!isOver) return;
        try {
          await connect();
          return onGap();
        } catch {
          // The database is still unavailable. Try again. Don't log the error, because the monitor logs the outage.
        }
      }
    }

    await connect();
    const check = setInterval(() => {
      const checked = client;
      checked?.query('select 1').catch(() => checked.connection.stream.destroy());
    }, CHECK_INTERVAL).unref();
    return async () => {
      clearInterval(check);
      stopped.abort();
      client?.connection.stream.destroy();
    };
  };
