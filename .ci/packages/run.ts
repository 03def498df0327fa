import { spawn } from 'node:child_process';

/** The output and exit code of a command. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command in a folder. */
function run(cwd: string, command: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // Remove the variables that pnpm and Vitest set. Otherwise, the command would assume that it runs in the workspace.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(npm|pnpm|vitest)_|^(NODE_ENV|VITEST|INIT_CWD)$/i.test(name),
      ),
    );
    const child = spawn(command, args, { cwd, env });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

/** Runs a command and returns its output. Throws if the command fails. */
export async function succeed(cwd: string, command: string, args: readonly string[]): Promise<Ended> {
  const ended = await run(cwd, command, args);
  if (ended.code !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${ended.code}:\n${ended.out}\n${ended.err}`);
  }
  return ended;
}
