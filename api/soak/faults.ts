import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Counters, Tally } from './counters.js';
import type { Load } from './load.js';
import type { System } from './system.js';

/** What a fault has to work with. */
export interface Scene {
  system: System;
  load: Load;
  tally: Tally;
}

/** Something that goes wrong under load. */
export interface Fault {
  name: string;
  /** What must not happen to requests, in addition to violations. */
  never: readonly (keyof Counters)[];
  /** Takes more than a few seconds. */
  isSlow?: boolean;
  /** The one of its kind that loses or repeats writes most easily. `npm test` makes only these. */
  isHardest?: boolean;
  /** Whether the system can have it. */
  isPossible(system: System): boolean;
  /** Makes the fault, and ends it. Afterwards, the planner may be stopped. */
  happen(scene: Scene): Promise<void>;
}

const always = () => true;
const onPostgresql = ({ postgresql }: System) => postgresql !== undefined;
const onSmallDisk = ({ disk }: System) => disk !== undefined;

/** The connections are not closed, only requests are rejected. */
const REJECTS = ['cut'] as const;

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Sends SIGTERM, which must let all requests complete. */
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
    name: 'SIGKILL within bulk edits',
    never: [],
    isHardest: true,
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
    name: 'SIGTERM under 8 busy writers',
    never: ['cut', 'unavailable'],
    isHardest: true,
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
    name: 'Disk full within bulk edits',
    never: [],
    isHardest: true,
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
    isHardest: signal === 'SIGQUIT',
    isPossible: onPostgresql,
    happen: async ({ system }: Scene) => system.postgresql?.restart(signal),
  })),
  {
    name: 'Connection to PostgreSQL cut',
    never: REJECTS,
    isHardest: true,
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
    name: 'Entries locked by somebody else',
    never: REJECTS,
    isSlow: true,
    isPossible: onPostgresql,
    happen: ({ system }) => system.sql('begin', 'lock table entries', 'select pg_sleep(7)', 'rollback'),
  },
];
