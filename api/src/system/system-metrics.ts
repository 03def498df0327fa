import { Gauge, type Registry } from 'prom-client';
import type { System, SystemFacts } from './system.js';

/** The value of a metric. Null if it is unknown or doesn't apply, so that the metric has no value. */
type Value = number | boolean | null | undefined;

interface Metric {
  help: string;
  /** The metric's only value, or one value for each set of labels. */
  valueFor: (
    facts: SystemFacts,
  ) => Value | readonly (readonly [labels: Record<string, string>, value: Value])[];
  labels?: readonly string[];
}

/** The planner's own metrics. `docs/operations.md` lists them for operators. */
export const SYSTEM_METRICS: Readonly<Record<`content_planner_${string}`, Metric>> = {
  content_planner_info: {
    help: 'The version of the planner and the commit it was built from',
    labels: ['version', 'commit'],
    valueFor: ({ version, commit }) => [[{ version, commit }, 1]],
  },
  content_planner_database_up: {
    help: 'Whether the database responds (1) or not (0)',
    valueFor: ({ isDatabaseUp }) => isDatabaseUp,
  },
  content_planner_database_size_bytes: {
    help: 'The size of the database',
    valueFor: ({ stored }) => stored?.database.size,
  },
  content_planner_migrations: {
    help: 'The number of migrations that have been applied to the database',
    valueFor: ({ stored }) => stored?.database.migrations,
  },
  content_planner_last_backup_success: {
    help: 'Whether the last attempt to create a backup was complete (1) or failed (0)',
    valueFor: ({ stored }) => stored?.lastBackup?.isComplete,
  },
  content_planner_last_backup_timestamp_seconds: {
    help: 'When the last complete backup was created',
    valueFor({ stored }) {
      const completedAt = stored?.lastBackup?.completedAt;
      return completedAt ? Date.parse(completedAt) / 1000 : null;
    },
  },
  content_planner_disk_free_bytes: {
    help: 'The free space on the disk with the embedded database',
    valueFor: ({ disk }) => disk?.free,
  },
  content_planner_disk_size_bytes: {
    help: 'The size of the disk with the embedded database',
    valueFor: ({ disk }) => disk?.size,
  },
  content_planner_pool_connections: {
    help: 'The number of open connections to PostgreSQL by state',
    labels: ['state'],
    valueFor: ({ pool }) => [
      [{ state: 'in_use' }, pool?.inUse],
      [{ state: 'idle' }, pool?.idle],
    ],
  },
  content_planner_pool_max_connections: {
    help: 'The maximum number of connections to PostgreSQL',
    valueFor: ({ pool }) => pool?.max,
  },
  content_planner_pool_waiting_requests: {
    help: 'The number of requests that are waiting for a connection to PostgreSQL',
    valueFor: ({ pool }) => pool?.waiting,
  },
  content_planner_listen_up: {
    help: 'Whether the connection for live updates works (1) or not (0)',
    valueFor: ({ live: { listenState } }) => (listenState === 'idle' ? null : listenState === 'connected'),
  },
  content_planner_live_streams: {
    help: 'The number of open streams of live updates',
    valueFor: ({ live }) => live.count,
  },
  content_planner_live_streams_max: {
    help: 'The maximum number of open streams of live updates',
    valueFor: ({ live }) => live.max,
  },
  content_planner_warnings: {
    help: "The number of problems with the server's settings",
    valueFor: ({ warnings }) => warnings.length,
  },
};

/** Adds the planner's own metrics to a registry. */
export function registerSystemMetrics(registry: Registry, system: System): void {
  for (const [name, { help, labels = [], valueFor }] of Object.entries(SYSTEM_METRICS)) {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        const values = valueFor(await system.read());
        for (const [labels, value] of Array.isArray(values) ? values : [[{}, values]]) {
          if (value == null) this.remove(labels);
          else this.set(labels, Number(value));
        }
      },
    });
  }
}
