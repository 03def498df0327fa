import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server in a separate process. */
export interface Served {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server with the current Node.js version.
 *
 * @returns the server, once it has printed its address
 */
export async function serve(args: readonly string[], environment: Record<string, string>): Promise<Served> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface(child.stdout)) {
    const url = /https?:\/\/\S+$/.exec(line)?.[0];
    if (url) {
      child.stdout.resume();
      return {
        url,
        async stop() {
          child.kill();
          await ended;
        },
      };
    }
  }
  throw new Error(`${args[0]} did not start.`);
}

/** Starts the built planner. */
export const servePlanner = (databaseUrl: string): Promise<Served> =>
  serve([join(import.meta.dirname, '../../dist/main.js')], { PORT: '0', DATABASE_URL: databaseUrl });
