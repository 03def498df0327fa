// Builds the planner and runs one of its commands, for `npm start` and `npm run demo`. npm passes signals only to its
// direct child. With a chain of npx, pnpm and shells in between, the server would keep running after npm has exited.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How often to check whether npm is still running, in milliseconds. */
const PARENT_INTERVAL = 500;

/** @type {(signal: NodeJS.Signals) => void} */
let stop = () => process.exit(0);
for (const signal of SIGNALS) process.on(signal, () => stop(signal));

/** Returns the ids of the parent process and, on Linux, of the grandparent, because npm can run a shell in between. */
function ancestors() {
  try {
    const [, grandparent] =
      /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8')) ?? [];
    return `${process.ppid} ${grandparent}`;
  } catch {
    return `${process.ppid}`;
  }
}

const started = ancestors();
setInterval(() => {
  if (ancestors() !== started) stop('SIGTERM');
}, PARENT_INTERVAL).unref();

/** Runs a program and returns its exit code. */
function run(command, args, options, onSignal) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    stop = (signal) => onSignal(child, signal);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Returns the path of the Node.js that the project installs for this platform. If the project installs none, returns
 * the path of the current Node.js.
 */
function projectNode() {
  const package_ = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = join(root, 'node_modules', package_, 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(program) ? program : process.execPath;
}

const built = await run(
  'npx',
  ['--yes', 'pnpm@12.21.0', 'run', 'build'],
  // The build gets its own process group, so that a signal reaches all of its processes.
  { detached: !isWindows, shell: isWindows },
  (child, signal) => {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
    process.exit(0);
  },
);
if (built !== 0) process.exit(built);
const server = [join(root, 'api/dist/main.js'), ...process.argv.slice(2)];
process.exit(await run(projectNode(), server, {}, (child, signal) => child.kill(signal)));
