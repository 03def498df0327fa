import { type ChildProcess, spawn } from 'node:child_process';

const ROOT = new URL('../..', import.meta.url).pathname;
/**
 * The time limit for starting a planner, in milliseconds. Building is not included, because the build has already run.
 */
const PATIENCE = 100_000;

/** A planner in a separate process with its own data folder, started as described in the README. */
export interface PlannerProcess {
  url: string;
  /** Returns the output so far. */
  output(): string;
  /** Stops the planner as Ctrl+C or a service manager would, and waits until the data folder is unlocked. */
  stop(): Promise<void>;
}

/**
 * How to start a planner: with a command from the README (`start`, `demo`), or by running the built server directly
 * (`server`).
 */
export type StartScript = 'start' | 'demo' | 'server';

const commandOf = (script: StartScript): [string, string[]] =>
  script === 'server' ? [process.execPath, ['api/dist/main.js', 'serve']] : ['npm', ['run', script]];

/** Runs a command from the README, such as `npm start`, without waiting for it to end. */
export function runCommand(
  script: StartScript,
  env: Record<string, string>,
): { child: ChildProcess; output(): string } {
  const [command, args] = commandOf(script);
  // Give the command its own process group, so that signals reach npm, pnpm and the server together, as in a terminal.
  const child = spawn(command, args, { cwd: ROOT, detached: true, env: { ...process.env, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}

/** Waits until a URL responds successfully, or, if `isUp` is false, until it stops responding. */
async function until(url: string, isUp: boolean, failure: () => string | null): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok === isUp) return;
    const reason = failure() ?? (Date.now() > end ? 'in time' : null);
    if (reason) throw new Error(`${url} did not ${isUp ? 'respond' : 'stop'}: ${reason}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until all processes of a group have ended. */
async function groupEnded(group: number | undefined): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (group !== undefined && Date.now() < deadline) {
    try {
      process.kill(-group, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Options for starting a planner. */
export interface PlannerStart {
  dataDir: string;
  port: number;
  /** @default 'start' */
  script?: StartScript;
  /** Other origins whose pages can use the planner's cookie (`ALLOWED_ORIGINS`). */
  allowedOrigins?: readonly string[];
  /** Additional environment variables, such as `REGISTRATION`. */
  settings?: Record<string, string>;
}

/** Starts a planner and waits until it is ready. */
export async function startPlanner({
  dataDir,
  port,
  script = 'start',
  allowedOrigins = [],
  settings = {},
}: PlannerStart): Promise<PlannerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const { child, output } = runCommand(script, {
    PORT: String(port),
    DATA_DIR: dataDir,
    ALLOWED_ORIGINS: allowedOrigins.join(','),
    ...settings,
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      // Ignore the error if the process has already stopped.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    await until(`${url}/health/live`, false, () => null);
    // Wait until all processes have ended, because the planner closes its port before it unlocks the data folder, and
    // npm ends before the planner.
    await exited;
    await groupEnded(child.pid);
  };
  try {
    await until(`${url}/health/ready`, true, () => (child.exitCode === null ? null : output()));
  } catch (error) {
    await stop();
    throw new Error(`The planner did not start. Its output:\n${output()}`, { cause: error });
  }
  return { url, output, stop };
}
