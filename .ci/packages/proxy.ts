import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { expect, vi } from 'vitest';
import { ensureProgram } from '../debian-program.js';
import { freePort } from '../free-port.js';

/** The host name in the example files. */
export const HOST = 'planner.example.com';

const EXAMPLES = join(import.meta.dirname, '../../api/deploy');

/** A proxy that runs with an example file. */
export interface RunningProxy {
  port: number;
  /** The port for plain http. */
  httpPort: number;
  /** Returns the lines of the access log. */
  accessLog(): string;
  stop(): Promise<void>;
}

/** What differs between the proxies: a command and its files. */
interface Setup {
  args: readonly string[];
  files: Record<string, string>;
  env?: Record<string, string>;
}

interface Places {
  folder: string;
  port: number;
  httpPort: number;
  /** The planner's port. */
  target: number;
}

const example = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');

/** Replaces a text that must exist. */
function replaced(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`The file does not contain ${pattern}.`);
  return text.replaceAll(new RegExp(pattern, 'gm'), replacement);
}

function setUpNginx({ folder, port, httpPort, target }: Places): Setup {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'cert.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${HOST}`];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  const places: [RegExp, string][] = [
    [/listen \[::\]:.*;/, ''],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/ssl_certificate \S+;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`],
    [/access_log \S+/, `access_log ${folder}/access.log`],
    [/proxy_pass \S+;/, `proxy_pass http://127.0.0.1:${target};`],
  ];
  const site = places.reduce((text, place) => replaced(text, ...place), example('nginx.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Root's workers would run as a user who can't access the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return {
    args: ['-e', 'stderr', '-p', folder, '-c', 'main.conf'],
    files: {
      'main.conf': `daemon off; pid ${folder}/pid; ${user} events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
    },
  };
}

function setUpCaddy({ folder, port, httpPort, target }: Places): Setup {
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${httpPort}`,
    `https_port ${port}`,
  ];
  return {
    args: ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'],
    files: { Caddyfile: `{\n${options.join('\n')}\n}\n${example('Caddyfile')}` },
    env: {
      PLANNER_HOST: HOST,
      PLANNER_ADDRESS: `127.0.0.1:${target}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  };
}

const SETUPS = { nginx: setUpNginx, caddy: setUpCaddy };

/** The proxies with an example file. */
export type ProxyName = keyof typeof SETUPS;

/** Waits until the planner responds through the proxy. */
async function untilReady(port: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const connection = openConnection(port);
      const { status } = await connection.send('/health/live').finally(() => connection.close());
      expect(status).toBe(200);
    },
    { timeout: 60_000, interval: 50 },
  );
}

/**
 * Starts a proxy with its example file, on free ports and with a temporary certificate.
 *
 * @param target the planner's port
 */
export async function startProxy(name: ProxyName, target: number): Promise<RunningProxy> {
  const program = ensureProgram(name);
  const folder = mkdtempSync(join(tmpdir(), `planner-${name}-`));
  const [port, httpPort] = [await freePort(), await freePort()];
  const { args, files, env } = SETUPS[name]({ folder, port, httpPort, target });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  let output = '';
  const child: ChildProcess = spawn(program, args, { cwd: folder, env: { PATH: process.env.PATH, ...env } });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close');
  const failed = ended.then(() => {
    throw new Error(`${name} exited:\n${output}`);
  });
  await Promise.race([untilReady(port), failed]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  // From now on, it only exits when the test stops it.
  failed.catch(() => {});
  const log = join(folder, 'access.log');
  return {
    port,
    httpPort,
    accessLog: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A response, with its body as it was sent. */
interface Sent {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request. The method is POST if it has a body. */
interface Request {
  headers?: Record<string, string>;
  json?: unknown;
  /** Called with the body that has arrived so far. When it returns true, the client cancels the request. */
  until?: (text: string) => boolean;
}

/** A browser's connection: HTTP/2, with the host name of the example files. */
export interface Connection {
  send(path: string, request?: Request): Promise<Sent>;
  close(): void;
}

/**
 * Opens a connection to a proxy.
 *
 * @param localAddress the client's address
 */
export function openConnection(port: number, localAddress = '127.0.0.1'): Connection {
  const address = { host: '127.0.0.1', port };
  const options = { servername: HOST, rejectUnauthorized: false, ALPNProtocols: ['h2'] };
  const session = connectHttp2(`https://${HOST}`, {
    createConnection: () => connectTls({ socket: connect({ ...address, localAddress }), ...options }),
  });
  // Requests report the errors of their connection.
  session.on('error', () => {});
  return {
    send: (path, { headers = {}, json, until }: Request = {}) =>
      new Promise((resolve, reject) => {
        const content = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
        const stream = session.request({
          ':authority': HOST,
          ':path': path,
          ':method': content ? 'POST' : 'GET',
          ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
          ...headers,
        });
        const chunks: Buffer[] = [];
        let received: Partial<IncomingHttpHeaders & IncomingHttpStatusHeader> = {};
        stream.on('response', (sent) => {
          received = sent;
        });
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (until?.(Buffer.concat(chunks).toString())) stream.close();
        });
        stream.on('error', reject);
        stream.on('close', () =>
          resolve({ status: received[':status'] ?? 0, headers: received, body: Buffer.concat(chunks) }),
        );
        stream.end(content);
      }),
    close: () => session.destroy(),
  };
}
