import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../.ci/free-port.js';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether this machine has PgBouncer (Debian's package `pgbouncer`). */
export const hasPgBouncer = existsSync(PROGRAM);

/** The user and group that run PgBouncer if this process runs as root, because PgBouncer can't run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Starts PgBouncer in transaction mode.
 *
 * @param url the URL of the database behind PgBouncer
 * @returns the URL of the database through PgBouncer, and a function that stops PgBouncer
 */
export async function startPgBouncer(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'planner-pgbouncer-'));
  const listenPort = await freePort();
  const name = pathname.slice(1);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${hostname} port=${port || 5432} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'pgbouncer.ini'), 0o644);
  const child: ChildProcess = spawn(PROGRAM, [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...NOBODY });
  await vi.waitFor(
    async () => {
      const socket = connect(listenPort, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 10_000, interval: 50 },
  );
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${listenPort}/${name}?pgbouncer=true`,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
