// Builds the planner and runs one of its commands: `npm start` and `npm run demo` call it. npm passes signals to its
// child only, so the whole chain of npx, pnpm and shells would keep the server running after npm has ended.
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

/**
 * The process that started this one and, on Linux, the one before it, because npm can use a shell in between.
 */
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

/** The Node.js of the project, if the platform has one. */
function projectNode() {
  const package_ = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = join(root, 'node_modules', package_, 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(program) ? program : process.execPath;
}

const built = await run(
  'npx',
  ['--yes', 'pnpm@12.21.0', 'run', 'build'],
  // In its own process group, because a build runs several processes.
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
