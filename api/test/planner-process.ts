import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

// This file can also be bundled into another folder, so find the package by its package.json.
const MAIN = join(dirname(findPackageJSON(import.meta.url) ?? ''), 'dist/main.js');

/** How a server exited. */
interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** The time from the signal to the exit, in milliseconds. */
  took: number;
}

/** The built server, running in a separate process that has just been started. */
export interface StartingPlanner {
  pid: number;
  /** Resolves to the origin when the server is ready. Rejects if the server exits first. */
  ready: Promise<string>;
  /** Waits until the process exits. Kills it after a deadline. */
  ended(): Promise<End>;
  /** Sends a signal and waits until the process exits. If it is killed after a deadline, `signal` is SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<End>;
}

/** The built server, running in a separate process. */
export interface PlannerProcess extends Omit<StartingPlanner, 'ready'> {
  url: string;
}

/** How long to wait before killing the process, in milliseconds. Nothing should take nearly this long. */
const DEADLINE = 15_000;

/**
 * Starts the built server.
 *
 * @param environment variables to set in addition to a free port
 * @param node Node.js command-line options
 * @param prefix a wrapper command, including its options, that runs the server command
 * @param args the command to run instead of `serve`, with its arguments
 */
export function launchPlanner(
  environment: Record<string, string>,
  node: readonly string[] = [],
  prefix: readonly string[] = [],
  args: readonly string[] = ['serve'],
): StartingPlanner {
  const server = [process.execPath, ...node, MAIN, ...args];
  const [program = process.execPath, ...programArgs] = [...prefix, ...server];
  const child = spawn(program, programArgs, {
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

  const ready = new Promise<string>((resolve, reject) => {
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
    pid: child.pid ?? 0,
    ready,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended();
    },
  };
}

/** Starts the built server as `launchPlanner` does, and waits until it is ready. */
export async function startPlannerProcess(
  ...options: Parameters<typeof launchPlanner>
): Promise<PlannerProcess> {
  const { ready, ...planner } = launchPlanner(...options);
  return { ...planner, url: await ready };
}
