import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

const ROOT = new URL('../..', import.meta.url).pathname;
/** How long a start may take, in ms: the build is done before the tests begin. */
const PATIENCE = 60_000;

/** A planner in a process of its own, on its own data folder, started as the README says. */
export interface PlannerProcess {
  url: string;
  /** What it has printed. */
  output(): string;
  /** Stops it as Ctrl+C or a service manager does, and waits until the folder is free. */
  stop(): Promise<void>;
}

/** A port that nobody has at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** What starts a planner: one of the README's commands, or the built server without a look at the build. */
export type StartScript = 'start' | 'demo' | 'server';

const commandOf = (script: StartScript): [string, string[]] =>
  script === 'server' ? [process.execPath, ['api/dist/main.js', 'serve']] : ['npm', ['run', script]];

/** Runs one of the README's commands, such as `npm start`, without waiting for it. */
export function runCommand(
  script: StartScript,
  env: Record<string, string>,
): { child: ChildProcess; output(): string } {
  const [command, args] = commandOf(script);
  // A group of its own, so that npm, pnpm and the server get their signal together, as from a terminal.
  const child = spawn(command, args, { cwd: ROOT, detached: true, env: { ...process.env, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}

/** Waits until an address answers with success, or not any more. */
async function until(url: string, answers: boolean, giveUp: () => string | null): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok === answers) return;
    const reason = giveUp() ?? (Date.now() > end ? 'in time' : null);
    if (reason) throw new Error(`${url} did not ${answers ? 'answer' : 'stop'}: ${reason}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** How to start a planner. */
export interface PlannerStart {
  dataDir: string;
  port: number;
  /** @default 'start' */
  script?: StartScript;
  /** Other pages that may use its cookie, as in `ALLOWED_ORIGINS`. */
  allowedOrigins?: readonly string[];
  /** Additional settings, such as `REGISTRATION`. */
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
      // Stopped already: nobody is left in the group.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    await until(`${url}/health/live`, false, () => null);
    // The port closes before the data folder is free.
    await exited;
  };
  try {
    await until(`${url}/health/ready`, true, () => (child.exitCode === null ? null : output()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, output, stop };
}
