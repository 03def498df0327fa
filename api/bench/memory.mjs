// Measures the memory usage of the built server: `pnpm --filter @content-planner/api memory`. Set DATABASE_URL to use an
// empty PostgreSQL database instead of the embedded one.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ENTRIES = 20_000;
const REQUESTS = 2000;
const main = join(import.meta.dirname, '../dist/main.js');
const folder = mkdtempSync(join(tmpdir(), 'planner-memory-'));
const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', SECURITY_LOG: 'false' };

/** Returns the resident memory of a process in MiB. Works on Linux only. */
const memoryOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

async function start() {
  const child = spawn(process.execPath, [main, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const url = /ready on (\S+)/.exec(output)?.[1];
    if (url) return { child, url };
  }
  throw new Error(`The server did not start: ${output}`);
}

async function stop({ child }) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function load({ url }) {
  const headers = { 'content-type': 'application/json' };
  const account = JSON.stringify({ email: 'memory@planner.example', password: 'a long enough password' });
  const registered = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body: account });
  headers.cookie = registered.headers.getSetCookie()[0].split(';')[0];
  for (let n = 0; n < REQUESTS; n += 1) {
    const isWrite = n % 4 === 0;
    const body = JSON.stringify({ title: `Entry ${n}`, date: '2026-03-08' });
    const response = await fetch(`${url}/api/${isWrite ? 'logs/other' : 'brands'}`, {
      headers,
      ...(isWrite && { method: 'POST', body }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    if (n % 100 === 0) await (await fetch(`${url}/api/logs/blog`, { headers })).arrayBuffer();
  }
}

try {
  for (const when of ['first start', 'second start']) {
    const server = await start();
    await sleep(5000);
    console.log(`${when}, empty: ${memoryOf(server.child.pid)} MiB`);
    await stop(server);
  }
  const seed = spawn(process.execPath, [main, 'seed', '--entries', String(ENTRIES)], {
    env,
    stdio: 'inherit',
  });
  await new Promise((resolve) => seed.once('exit', resolve));
  const server = await start();
  await load(server);
  console.log(`${ENTRIES} entries, after ${REQUESTS} requests: ${memoryOf(server.child.pid)} MiB`);
  await stop(server);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
