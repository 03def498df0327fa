import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The result of a command. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs the built command line in a separate process.
 *
 * @param input the text to send to standard input
 * @param node Node.js options
 * @param user the user and group that run the command. Only root can specify them.
 */
export async function runCommand(
  args: readonly string[],
  environment: Record<string, string> = {},
  input = '',
  node: readonly string[] = [],
  user: { uid?: number; gid?: number } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [...node, join(import.meta.dirname, '../dist/main.js'), ...args], {
    // Omit the terminal's variables, so that the output has no colors.
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
    ...user,
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
