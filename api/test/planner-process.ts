import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** How a planner exited. */
interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** From the signal to the exit, in milliseconds. */
  took: number;
}

/** A built planner in a separate process. */
export interface PlannerProcess {
  url: string;
  pid: number;
  /** Resolves when the process has exited on its own. After a deadline, it is killed. */
  ended(): Promise<End>;
  /**
   * Sends a signal and waits for the exit. After a deadline, the process is killed, which the result shows.
   */
  stop(signal?: NodeJS.Signals): Promise<End>;
}

/** The deadline before the process is killed, in milliseconds. Nothing should take nearly this long. */
const DEADLINE = 15_000;

/**
 * Starts the built server and waits until it is ready.
 *
 * @param environment in addition to a free port
 * @param node command line options of Node.js
 * @param prefix a command that runs the command after it, and its options
 */
export async function startPlannerProcess(
  environment: Record<string, string>,
  node: readonly string[] = [],
  prefix: readonly string[] = [],
): Promise<PlannerProcess> {
  const server = [process.execPath, ...node, join(import.meta.dirname, '../dist/main.js'), 'serve'];
  const [command = process.execPath, ...args] = [...prefix, ...server];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const printed = { stdout: '', stderr: '' };

  async function ended(): Promise<End> {
    const start = performance.now();
    const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE);
    const [code, signal] = await closed;
    clearTimeout(deadline);
    return { code, signal, ...printed, took: performance.now() - start };
  }

  const url = await new Promise<string>((resolve, reject) => {
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk: Buffer) => {
        printed[name] += chunk.toString();
        const found = /ready on (\S+)/.exec(printed.stdout)?.[1];
        if (found) resolve(found);
      });
    }
    closed.then(
      () => reject(new Error(`The planner did not start: ${printed.stdout}${printed.stderr}`)),
      reject,
    );
  });
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended();
    },
  };
}
