import { setTimeout as sleep } from 'node:timers/promises';
import { STEADY, Tally } from './counters.js';
import { type Fault, faults, type Scene } from './faults.js';
import { Load } from './load.js';
import { Measurements } from './measurements.js';
import { type DatabaseName, System } from './system.js';

/** The options of a run. */
export interface SoakOptions {
  database: DatabaseName;
  /** How long to inject faults, in milliseconds. Each fault is injected at least once. */
  faults: number;
  /** How long to run the planner after the last fault, in milliseconds. */
  steady: number;
  /** Requests per second. */
  rate: number;
  /** Which faults to inject: `all` faults, or only the `quick` ones, which take a few seconds. */
  selection: 'all' | 'quick';
  /** Called with a line of text after each fault. */
  onProgress?: (line: string) => void;
}

/** The results of a run. */
export interface SoakResult {
  database: DatabaseName;
  tally: Tally;
  /** The measurements during the faults. */
  troubled: Measurements;
  /** The measurements without faults. */
  steady: Measurements;
}

/** Starts the planner if it is not running. */
async function restart({ system, tally }: Scene): Promise<void> {
  for (let attempt = 0; attempt < 3 && !system.isRunning; attempt += 1) {
    await system.start().catch((error: Error) => tally.violation('hung', error.message));
  }
}

/** Records that the planner exited on its own, and checks that it logged the reason. */
async function reportExit({ system, tally }: Scene): Promise<void> {
  const { code, signal, stdout, stderr } = await system.ended();
  tally.now.exited += 1;
  const isExplained = stdout.includes('embedded database lost, stopping the planner');
  if (code !== 1 || !isExplained) {
    tally.violation('failed', `The planner exited with ${code ?? signal}: ${stdout}${stderr}`);
  }
}

/**
 * Waits until `work` is done. Restarts the planner whenever it exits in the meantime, as a process supervisor would.
 * The planner can exit some time after a fault, because it doesn't exit immediately after losing its embedded database.
 */
async function supervise(scene: Scene, work: Promise<void>): Promise<void> {
  const done = work.then(() => true);
  while (!(await Promise.race([done, sleep(100, false)]))) {
    if (scene.system.isRunning) continue;
    await reportExit(scene);
    await restart(scene);
  }
}

/** Injects a fault under load, restarts the planner if necessary, and checks the stored entries. */
async function round(fault: Fault, scene: Scene, { rate, onProgress }: SoakOptions): Promise<void> {
  const { system, load, tally } = scene;
  const counters = tally.begin(fault.name);
  counters.tries += 1;
  const before = { ...counters };
  load.start(rate);
  await sleep(500 + Math.random() * 1500);
  const start = performance.now();
  await fault.happen(scene);
  load.isHeavy = false;
  load.pace(rate);
  await restart(scene);
  await load.stop();
  await supervise(scene, load.recover());
  counters.longestOutage = Math.max(counters.longestOutage, performance.now() - start);
  await load.verify();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  onProgress?.(`${system.database}: ${fault.name} ${counters.tries}, ${seconds} s`);
  for (const name of fault.never) {
    const count = counters[name] - before[name];
    if (count > 0) tally.violation('failed', `${count} requests were ${name}`);
  }
}

/** Runs the planner under load without faults, then shuts it down. */
async function runSteadily({ system, load, tally }: Scene, { steady, rate }: SoakOptions): Promise<void> {
  const counters = tally.begin(STEADY);
  counters.tries += 1;
  load.start(rate);
  await sleep(steady);
  await load.stop();
  await load.verify();
  const trouble = counters.unavailable + counters.cut;
  if (trouble > 0) tally.violation('failed', `${trouble} requests got no response`);
  await system.stop('SIGTERM');
}

const isSelected = ({ isSlow }: Fault, { selection }: SoakOptions): boolean => selection === 'all' || !isSlow;

/** Runs a planner under load, first with one fault after another, then without faults. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { database } = options;
  const system = await System.create(database);
  const result = { database, tally: new Tally(), troubled: new Measurements(), steady: new Measurements() };
  const { tally, troubled, steady } = result;
  let measured = troubled;
  try {
    await system.start();
    troubled.begin(system);
    const load = await Load.create({
      tally,
      url: () => system.url,
      onResponse: (took) => measured.latencies.push(took),
    });
    const scene = { system, load, tally };
    const possible = faults.filter((fault) => fault.isPossible(system) && isSelected(fault, options));
    const end = performance.now() + options.faults;
    for (let n = 0; n < possible.length || performance.now() < end; n += 1) {
      await round(possible[n % possible.length] as Fault, scene, options);
    }
    troubled.end();
    await system.stop('SIGTERM');
    system.isDirect = true;
    await system.start();
    measured = steady;
    steady.begin(system);
    await runSteadily(scene, options);
    load.close();
  } catch (error) {
    tally.violation('failed', `The run ended early: ${(error as Error).stack}`);
  } finally {
    troubled.end();
    steady.end();
    await system.close();
  }
  return result;
}
