import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database.js';

// Measures the highest memory usage of commands and upgrades on an embedded database with many entries:
// `pnpm --filter @content-planner/api memory:commands [--entries 250000]`. Works on Linux only.

const [, , , given = '250000'] = process.argv;
const ENTRIES = Number(given);

/** The last migration of the planner from November 22, 2026. */
const EARLIER = 'Migration20261123000000_field_types';

/** How often to read the memory usage, in milliseconds. */
const INTERVAL = 10;

/** How long a server runs without requests before its memory is measured, in milliseconds. */
const IDLE = 10_000;

const main = join(import.meta.dirname, '../../dist/main.js');
const root = mkdtempSync(join(tmpdir(), 'planner-memory-'));
const inRoot = (name: string) => join(root, name);

interface Run {
  pid: number;
  /** Resolves when the process has printed that it is ready. */
  ready: Promise<void>;
  stop(): void;
  /** Resolves to the highest resident memory in MiB when the process has exited. */
  peak: Promise<number>;
}

/** Returns a value from /proc in MiB, or undefined if the process has exited. */
function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, size] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? [];
    return size === undefined ? undefined : Math.round(Number(size) / 1024);
  } catch {
    return undefined;
  }
}

function start(folder: string, args: readonly string[]): Run {
  const env = { ...process.env, PORT: '0', DATA_DIR: inRoot(folder), LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [...process.execArgv, main, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid ?? 0;
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('ready on')) onReady();
  });
  let highest = 0;
  const timer = setInterval(() => {
    highest = memoryOf(pid, 'VmHWM') ?? highest;
  }, INTERVAL);
  const peak = once(child, 'exit').then(([code]) => {
    clearInterval(timer);
    if (code !== 0) throw new Error(`${args.join(' ')} exited with code ${code}: ${output}`);
    return highest;
  });
  return { pid, ready, peak, stop: () => child.kill() };
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function report(what: string, peak: number, began: number): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`| ${what} | ${peak} | ${seconds} s | ${loadavg()[0]?.toFixed(1)} |`);
}

async function measure(what: string, folder: string, args: readonly string[]): Promise<void> {
  const began = performance.now();
  report(what, await start(folder, args).peak, began);
}

/** Creates a database with the schema of an earlier version. Each entry has a value of a deleted field. */
async function createEarlier(dataDir: string): Promise<void> {
  const { orm, close } = await openDatabase({ databaseUrl: undefined, dataDir }, { purpose: 'restore' });
  await orm.migrator.up({ to: EARLIER });
  await orm.em.fork().execute(
    `insert into entries (id, kind, title, start_date, end_date, dynamic_fields, created_at, updated_at)
     select uuidv7(), (array['blog', 'email', 'social', 'event', 'podcast', 'other'])[1 + n % 6],
       'Spring story number ' || n, date '2026-01-01' + n % 365, date '2026-01-01' + n % 365,
       '{"deleted": "A value of a deleted field"}', now(), now()
     from generate_series(1, ${ENTRIES}) n`,
  );
  await close();
  // Without a marker, the folder counts as one from an early version.
  rmSync(join(dataDir, 'planner.json'));
}

/** Starts a server, and measures its memory until `work` is done. */
async function measureServer(what: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const server = start('planner', ['serve']);
  await server.ready;
  await work();
  const now = memoryOf(server.pid, 'VmRSS');
  report(`${what} (at the end: ${now})`, memoryOf(server.pid, 'VmHWM') ?? 0, began);
  server.stop();
  await server.peak;
}

try {
  console.log(`${ENTRIES.toLocaleString('en')} entries, ${availableParallelism()} cores\n`);
  console.log('| What | Highest memory, MiB | Time | Load |\n|---|---|---|---|');
  await createEarlier(inRoot('planner'));
  await measureServer('serve, with an upgrade', () => sleep(IDLE));
  await measureServer('serve, without requests', () => sleep(IDLE));
  await measureServer('serve, during a backup', () => start('planner', ['backup', inRoot('online')]).peak);
  await measure('backup', 'planner', ['backup', inRoot('offline')]);
  await measure('restore', 'restored', ['restore', inRoot('offline')]);
} finally {
  rmSync(root, { recursive: true, force: true });
}
