import { userInfo } from 'node:os';
import type { ConnectionOptions } from 'node:tls';
import { TLS_PARAMETERS, tlsOf } from './postgresql-tls.js';
import { LIMITS } from './time-limits.js';

/** The address of a PostgreSQL database, with connection options. */
export interface PostgreSqlAddress {
  /** A host name, an IP address, or the folder of a Unix socket. */
  host: string;
  port: number;
  user: string;
  password: string | undefined;
  database: string;
  /** False turns off TLS. If undefined, the environment variable `PGSSLMODE` applies. */
  ssl: ConnectionOptions | false | undefined;
  sslNegotiation: 'direct' | undefined;
  enableChannelBinding: boolean;
  applicationName: string;
  /** Session settings, such as `-c search_path=planner`. */
  options: string | undefined;
  /** How long to wait for a connection to open, in milliseconds. */
  connectTimeout: number;
  keepAlive: boolean;
  /** How long a connection is idle before the first keepalive packet, in milliseconds. */
  keepAliveIdle: number;
  /**
   * Whether the connection goes through PgBouncer in transaction mode, which rules out prepared statements and session
   * settings.
   */
  pgBouncer: boolean;
}

const SECONDS = 1_000;

const ONE_HOST = 'Several hosts are not supported: use one address that always leads to the primary server';

/** The supported parameters and their valid values. */
const PARAMETERS: Readonly<Record<string, { values: RegExp; must: string }>> = {
  application_name: { values: /^[ -~]{1,63}$/, must: 'have 1 to 63 ASCII characters' },
  channel_binding: {
    values: /^(disable|prefer)$/,
    must: 'be disable or prefer. The driver cannot enforce it: use sslmode=verify-full instead of require',
  },
  connect_timeout: { values: /^[1-9]\d{0,3}$/, must: 'be a number of seconds from 1 to 9999' },
  host: { values: /^[^,]+$/, must: `be one host name, or the folder of a Unix socket. ${ONE_HOST}` },
  keepalives: { values: /^[01]$/, must: 'be 0 or 1' },
  keepalives_idle: { values: /^[1-9]\d{0,4}$/, must: 'be a number of seconds from 1 to 99999' },
  options: { values: /^[^\0]+$/, must: 'be settings such as -c search_path=planner' },
  password: { values: /^[^\0]+$/, must: 'not be empty' },
  pgbouncer: { values: /^(true|false)$/, must: 'be true or false' },
  port: { values: /^[1-9]\d{0,4}$/, must: 'be a number from 1 to 65535' },
  sslnegotiation: { values: /^(postgres|direct)$/, must: 'be postgres or direct' },
  uselibpqcompat: { values: /^true$/, must: 'be true' },
  user: { values: /^[^\0]+$/, must: 'not be empty' },
  ...Object.fromEntries(TLS_PARAMETERS.map((name) => [name, { values: /./, must: 'not be empty' }])),
};

/**
 * A placeholder for the missing host in `postgres://user@/planner?host=/run/postgresql`, which is not a valid URL
 * without a host.
 */
const NO_HOST = 'socket.invalid';

const EXAMPLE = 'postgres://user:password@host/planner';

function parseUrl(text: string): URL {
  const complete = text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*)@\//, `$1@${NO_HOST}/`);
  // Check this first, because a URL with several hosts and ports can't be parsed.
  const [, hosts = ''] = /^[^:]+:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(complete) ?? [];
  if (hosts.includes(',')) throw new Error(`must name one host. ${ONE_HOST}`);
  if (!URL.canParse(complete)) throw new Error(`must be a URL such as ${EXAMPLE}`);
  const url = new URL(complete);
  if (url.hash !== '' || text.includes('#')) {
    throw new Error('must not contain #: write it as %23 in a password');
  }
  return url;
}

function checkParameters({ searchParams }: URL): void {
  for (const [name, value] of searchParams) {
    const parameter = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
    if (!parameter) {
      const names = Object.keys(PARAMETERS).sort().join(', ');
      throw new Error(`'${name}' is not supported: use ${names}`);
    }
    if (searchParams.getAll(name).length > 1) throw new Error(`'${name}' appears more than once`);
    if (!parameter.values.test(value)) throw new Error(`${name} must ${parameter.must}`);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('has an invalid % escape: write % itself as %25');
  }
}

/** Returns the name of the operating system user, which is also psql's default. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    throw new Error(`must name a user, such as ${EXAMPLE}`);
  }
}

/**
 * Reads a PostgreSQL URL. Except for `pgbouncer`, parameters have the same names and meanings as in `psql`.
 *
 * @throws Error with a message for the operator if a part is invalid or not supported
 * @example
 * readPostgreSqlUrl('postgres://planner@/planner?host=/run/postgresql').host // '/run/postgresql'
 */
export function readPostgreSqlUrl(text: string): PostgreSqlAddress {
  const url = parseUrl(text);
  checkParameters(url);
  const { searchParams } = url;
  const inUrl = decoded(url.hostname.replace(/^\[|\]$/g, '').replace(NO_HOST, ''));
  const host = searchParams.get('host') ?? inUrl;
  const database = decoded(url.pathname.slice(1));
  if (host === '' || database === '' || database.includes('/')) {
    throw new Error(`must name a host and a database, such as ${EXAMPLE}`);
  }
  const isSocket = host.startsWith('/');
  const port = Number(searchParams.get('port') ?? (url.port || 5432));
  if (port > 65_535) throw new Error(`port must ${PARAMETERS.port?.must}`);
  const sslNegotiation = searchParams.get('sslnegotiation') === 'direct' ? 'direct' : undefined;
  // As in psql, TLS parameters don't apply to Unix sockets, but they are still validated.
  const tls = tlsOf(url, host);
  const ssl = isSocket ? false : tls;
  if (sslNegotiation && !ssl) throw new Error('sslnegotiation=direct requires sslmode=require or stricter');
  const number = (name: string, otherwise: number) =>
    searchParams.has(name) ? Number(searchParams.get(name)) * SECONDS : otherwise;
  return {
    host,
    port,
    user: searchParams.get('user') ?? (decoded(url.username) || process.env.PGUSER || systemUser()),
    password: searchParams.get('password') ?? (decoded(url.password) || undefined),
    database,
    ssl,
    sslNegotiation,
    enableChannelBinding: searchParams.get('channel_binding') === 'prefer',
    applicationName: searchParams.get('application_name') ?? 'content-planner',
    options: searchParams.get('options') ?? undefined,
    connectTimeout: number('connect_timeout', LIMITS.connect),
    keepAlive: searchParams.get('keepalives') !== '0',
    keepAliveIdle: number('keepalives_idle', 10 * SECONDS),
    pgBouncer: searchParams.get('pgbouncer') === 'true',
  };
}
