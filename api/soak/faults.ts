import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Counters, Tally } from './counters.js';
import type { Load } from './load.js';
import type { System } from './system.js';

/** The objects that a fault can act on. */
export interface Scene {
  system: System;
  load: Load;
  tally: Tally;
}

/** Something that goes wrong under load. */
export interface Fault {
  name: string;
  /** The counters that must stay at 0 during this fault, in addition to those in `VIOLATIONS`. */
  never: readonly (keyof Counters)[];
  /** Whether the fault takes more than a few seconds. */
  isSlow?: boolean;
  /** Returns whether the fault can be injected into this system. */
  isPossible(system: System): boolean;
  /** Injects the fault, then ends it. Afterward, the planner might no longer be running. */
  happen(scene: Scene): Promise<void>;
}

const always = () => true;
const onPostgresql = ({ postgresql }: System) => postgresql !== undefined;
const onSmallDisk = ({ disk }: System) => disk !== undefined;

/** The counters that stay at 0 if a fault only makes the planner reject requests, without closing connections. */
const REJECTS = ['cut'] as const;

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Sends SIGTERM. The planner must complete all requests before it exits. */
async function shutDown({ system, tally }: Scene): Promise<void> {
  const end = await system.stop('SIGTERM');
  if (end?.code !== 0 || end.stderr !== '') {
    tally.violation('hung', `SIGTERM: ${end?.code} ${end?.signal} ${end?.stderr}`);
  }
}

/** All faults. */
export const faults: readonly Fault[] = [
  {
    name: 'SIGKILL of the planner',
    never: [],
    isPossible: always,
    happen: async ({ system }) => {
      await system.stop('SIGKILL');
    },
  },
  {
    name: 'SIGKILL during bulk edits',
    never: [],
    isPossible: always,
    async happen({ system, load }) {
      load.isHeavy = true;
      load.pace(Infinity);
      await sleep(randomInt(50, 500));
      await system.stop('SIGKILL');
    },
  },
  {
    name: 'SIGKILL during startup',
    never: [],
    isPossible: always,
    async happen({ system }) {
      await system.stop('SIGKILL');
      const planner = system.launch();
      planner.ready.catch(() => {});
      await sleep(randomInt(100, 2500));
      await planner.stop('SIGKILL');
    },
  },
  {
    name: 'SIGTERM with 8 busy writers',
    never: ['cut', 'unavailable'],
    isPossible: always,
    async happen(scene) {
      scene.load.pace(Infinity);
      await sleep(700);
      await shutDown(scene);
    },
  },
  {
    name: 'Disk almost full',
    never: REJECTS,
    isPossible: onSmallDisk,
    async happen({ system, load }) {
      load.pace(Infinity);
      system.disk?.leave(randomInt(1, 60) * 1024 * 1024);
      await sleep(1500);
      system.disk?.leave(Infinity);
    },
  },
  {
    name: 'Disk full during bulk edits',
    never: [],
    isPossible: onSmallDisk,
    async happen({ system, load }) {
      load.isHeavy = true;
      load.pace(Infinity);
      await sleep(randomInt(50, 500));
      system.disk?.leave(0);
      await sleep(1500);
      system.disk?.leave(Infinity);
    },
  },
  {
    name: 'PostgreSQL connections terminated',
    never: REJECTS,
    isPossible: onPostgresql,
    async happen({ system, load }) {
      load.pace(Infinity);
      for (let n = 0; n < 3; n += 1) {
        await system.sql(terminate);
        await sleep(200);
      }
    },
  },
  ...(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const).map((signal) => ({
    name: { SIGINT: 'PostgreSQL restarted', SIGQUIT: 'PostgreSQL aborted', SIGKILL: 'SIGKILL of PostgreSQL' }[
      signal
    ],
    never: REJECTS,
    isPossible: onPostgresql,
    happen: async ({ system }: Scene) => system.postgresql?.restart(signal),
  })),
  {
    name: 'Connection to PostgreSQL cut',
    never: REJECTS,
    isPossible: onPostgresql,
    async happen({ system }) {
      await system.line?.cut();
      await sleep(1000);
      await system.line?.restore();
    },
  },
  {
    name: 'Connection to PostgreSQL frozen',
    never: REJECTS,
    isSlow: true,
    isPossible: onPostgresql,
    async happen({ system }) {
      system.line?.freeze();
      await sleep(7000);
      system.line?.thaw();
    },
  },
  {
    name: 'Entries locked by another session',
    never: REJECTS,
    isSlow: true,
    isPossible: onPostgresql,
    happen: ({ system }) => system.sql('begin', 'lock table entries', 'select pg_sleep(7)', 'rollback'),
  },
];
