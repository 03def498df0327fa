import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { readPostgreSqlUrl } from './db/postgresql-url.js';
import { isLoopbackHost } from './http/loopback.js';
import { originSchema } from './http/origin-schema.js';

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
    error: 'must be a port from 0 to 65535',
  })
  .transform(Number);

const poolSize = z
  .string()
  .regex(/^\d+$/, { error: 'must be a number from 2 to 500', abort: true })
  .transform(Number)
  .refine((size) => size >= 2 && size <= 500, { error: 'must be a number from 2 to 500' });

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres:// or postgresql://', abort: true })
  .superRefine((url, context) => {
    try {
      readPostgreSqlUrl(url);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
  });

/** Comma-separated values. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** A host name such as planner.example.com, or *.example.com for all subdomains. */
const HOST_NAME = /^(\*\.)?([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/i;

const isAddressOrName = (host: string) => isIP(host) !== 0 || (HOST_NAME.test(host) && !host.includes('*'));

function areProxies(addresses: string[]): boolean {
  // Reject plain numbers, because the library treats them as IPv4 addresses. For example, it parses 1 as 0.0.0.1.
  if (addresses.some((address) => /^\d+$/.test(address))) return false;
  try {
    proxyAddr.compile(addresses);
    return true;
  } catch {
    // Ignore the library's error, which only names the invalid address. The setting's error message says what is valid.
    return false;
  }
}

const trueOrFalse = z.enum(['true', 'false'], { error: 'must be true or false' }).default('false');

/**
 * Marks a setting whose value is secret. For each of them, `<name>_FILE` can contain the path of a file with the value.
 * The file keeps the secret out of the environment, which other programs and error reports can display.
 */
const asSecret = <Schema extends z.ZodType>(schema: Schema) => schema.optional().meta({ isSecret: true });

const secret = z.string().min(32, { error: 'must have 32 characters or more', abort: true });

/** Letters, digits and punctuation that are allowed in an Authorization header. */
const bearerToken = secret.regex(/^[A-Za-z0-9._~+/-]+=*$/, {
  error: 'must only contain letters, digits and the characters . _ ~ + / - and can end with =',
});

/**
 * The URL of an OpenID Connect provider. It is never normalized, because it has to match the URL that the provider
 * sends in every ID token.
 */
const issuerUrl = z
  .string()
  .max(500, { error: 'can have at most 500 characters', abort: true })
  .refine(
    (text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      const isSafe =
        url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
      return isSafe && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
    },
    { error: 'must be a URL such as https://login.example.com/realms/acme, without a query' },
  );

const oidcText = z.string().max(500, { error: 'can have at most 500 characters' });

const scopes = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((names) => names.includes('openid'), {
    error: 'must be a space-separated list of names that includes openid',
  });

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = z.object({
  /** Port to listen on. 0 selects a free port. */
  PORT: port.default(4000),
  /** Address to listen on. */
  HOST: z
    .string()
    .refine(isAddressOrName, {
      error: 'must be an IP address or a host name, such as 127.0.0.1 or 0.0.0.0, without http:// or a port',
    })
    .default('127.0.0.1'),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().default('.data'),
  /** URL of a PostgreSQL database to use instead of the embedded one. */
  DATABASE_URL: asSecret(databaseUrl),
  /** URL of the same database without PgBouncer, for live updates. Defaults to DATABASE_URL. */
  DATABASE_DIRECT_URL: asSecret(databaseUrl),
  /**
   * The maximum number of connections to PostgreSQL. The readiness check and live updates use one more connection each.
   */
  DATABASE_POOL_SIZE: poolSize.default(10),
  /** Signs session cookies. By default, a generated secret is stored in the database. */
  SESSION_SECRET: asSecret(secret),
  /** The previous SESSION_SECRET. Cookies signed with it remain valid. */
  SESSION_SECRET_PREVIOUS: asSecret(secret),
  /** The address that users open. By default, this is http://HOST:PORT. An https:// address makes cookies Secure. */
  PUBLIC_URL: originSchema.optional(),
  /** `true` makes browsers use https for all subdomains of PUBLIC_URL's host, too. */
  HSTS_INCLUDE_SUBDOMAINS: trueOrFalse,
  /** Comma-separated list of other origins whose pages can call the API with the user's cookie. */
  ALLOWED_ORIGINS: list.pipe(z.array(originSchema)),
  /** Comma-separated list of the server's other host names. `*.example.com` matches all subdomains. */
  ALLOWED_HOSTS: list.refine((hosts) => hosts.every((host) => HOST_NAME.test(host)), {
    error: 'must be host names such as planner.example.com or *.example.com, without https:// or a port',
  }),
  /**
   * Comma-separated list of trusted proxies, whose X-Forwarded-For and X-Request-Id headers are used: addresses,
   * subnets, `loopback` or `uniquelocal`.
   */
  TRUST_PROXY: list.refine(areProxies, {
    error: 'must be addresses, subnets such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
  }),
  /** Whether visitors can create their own accounts. */
  REGISTRATION: z.enum(['open', 'closed'], { error: 'must be open or closed' }).default('open'),
  /** Who has to turn on two-step verification: administrators, or all users. By default, it is optional. */
  REQUIRE_TWO_STEP: z.enum(['administrators', 'all'], { error: 'must be administrators or all' }).optional(),
  /** `off` turns off password login, so that users can log in only with single sign-on. */
  LOCAL_LOGIN: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** URL of the OpenID Connect provider for single sign-on. */
  OIDC_ISSUER: issuerUrl.optional(),
  /** The id of the client that is registered with the provider. */
  OIDC_CLIENT_ID: oidcText.optional(),
  /** The client's secret. */
  OIDC_CLIENT_SECRET: asSecret(oidcText),
  /** The name of the provider on the login page: "Continue with <name>". */
  OIDC_NAME: z.string().trim().max(60, { error: 'can have at most 60 characters' }).default('single sign-on'),
  /** The scopes to request, separated by spaces. */
  OIDC_SCOPES: scopes.default(['openid', 'profile', 'email']),
  /** The claim that contains the user's groups. */
  OIDC_GROUPS_CLAIM: oidcText.default('groups'),
  /** Comma-separated list of groups. New accounts of their members don't require approval. */
  OIDC_TRUSTED_GROUPS: list,
  /** Comma-separated list of domains. New accounts with a verified email address in these domains are approved. */
  OIDC_TRUSTED_DOMAINS: list.refine(
    (domains) => domains.every((domain) => HOST_NAME.test(domain) && !domain.includes('*')),
    { error: 'must be domains such as example.com, without @' },
  ),
  /** Comma-separated list of groups. New accounts of their members are administrators. */
  OIDC_ADMIN_GROUPS: list,
  /** The bearer token for Prometheus at /metrics. Omit it to turn off the metrics. */
  METRICS_TOKEN: asSecret(bearerToken),
  /**
   * How many seconds the server keeps accepting connections after SIGTERM, so that load balancers notice the shutdown.
   */
  SHUTDOWN_DELAY: z
    .string()
    .regex(/^([0-9]|[1-5][0-9]|60)$/, { error: 'must be a number of seconds from 0 to 60' })
    .default('0'),
  /** The number of days to keep changes. Older changes can't be undone. */
  ACTIVITY_DAYS: z
    .string()
    .regex(/^[1-9][0-9]{0,4}$/, { error: 'must be a number of days from 1 to 99999' })
    .default('730'),
  /** The lowest level to log: fatal, error, warn, info, debug, trace or silent. */
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be ${LOG_LEVELS.slice(0, -1).join(', ')} or ${LOG_LEVELS.at(-1)}` })
    .default('warn'),
  /** `false` turns off the log of logins, rejected requests and administrator actions. */
  SECURITY_LOG: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  /** `development` serves GraphiQL at /graphql. */
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('production'),
});

/** The names of all environment variables. */
export const VARIABLES = Object.keys(variables.shape);

/** The names of the settings that can also be read from a file, at the path in `<name>_FILE`. */
export const SECRETS = Object.entries(variables.shape)
  .filter(([, schema]) => schema.meta()?.isSecret)
  .map(([name]) => name);

const fileVariable = (name: string) => `${name}_FILE`;

/** Returns the names of all settings, each with its default value: `PORT (4000)`. */
export function listSettings(): string[] {
  const defaults: Record<string, unknown> = variables.parse({});
  return VARIABLES.map((name) => {
    const text = [defaults[name] ?? ''].flat().join(' ');
    return text === '' ? name : `${name} (${text})`;
  });
}

type Variables = z.output<typeof variables>;

const REQUIRES_ISSUER = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_TRUSTED_GROUPS',
  'OIDC_TRUSTED_DOMAINS',
  'OIDC_ADMIN_GROUPS',
] as const satisfies (keyof Variables)[];

/** Reports missing settings that the given single sign-on settings require. */
function checkOidc(given: Variables, context: z.RefinementCtx): void {
  const report = (name: keyof Variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (given.OIDC_ISSUER === undefined) {
    for (const name of REQUIRES_ISSUER) {
      if (given[name]?.length) report(name, 'requires OIDC_ISSUER, the URL of the provider');
    }
    if (given.LOCAL_LOGIN === 'off') {
      report('LOCAL_LOGIN', 'requires OIDC_ISSUER, because nobody could log in without single sign-on');
    }
    return;
  }
  const missing = (['PUBLIC_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).filter(
    (name) => given[name] === undefined,
  );
  if (missing.length > 0) report('OIDC_ISSUER', `requires ${missing.join(', ')}`);
}

const environment = variables
  .superRefine(checkOidc)
  .refine((given) => given.SESSION_SECRET !== undefined || given.SESSION_SECRET_PREVIOUS === undefined, {
    path: ['SESSION_SECRET_PREVIOUS'],
    error: 'requires SESSION_SECRET, the secret that replaces it',
  })
  .refine((given) => given.DATABASE_URL !== undefined || given.DATABASE_DIRECT_URL === undefined, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'requires DATABASE_URL, the URL of the same database through PgBouncer',
  })
  .refine((given) => given.HSTS_INCLUDE_SUBDOMAINS === 'false' || given.PUBLIC_URL?.startsWith('https:'), {
    path: ['HSTS_INCLUDE_SUBDOMAINS'],
    error: 'requires a PUBLIC_URL that begins with https://',
  });

/** The settings for single sign-on with OpenID Connect. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name of the provider on the login page. */
  name: string;
  scopes: readonly string[];
  /** The claim that contains the user's groups. */
  groupsClaim: string;
  /** The groups whose members' new accounts are approved automatically. */
  trustedGroups: readonly string[];
  /**
   * The domains, in lowercase. New accounts with a verified email address in these domains are approved automatically.
   */
  trustedDomains: readonly string[];
  /** The groups whose members' new accounts become approved administrators. */
  adminGroups: readonly string[];
  /** The URL that the provider redirects to after a login. */
  redirectUrl: string;
}

/** The server's settings, read once from the environment. */
export interface Config {
  port: number;
  host: string;
  /** The absolute path of the data folder. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The URL of the same database without PgBouncer. */
  databaseDirectUrl: string | undefined;
  /** The maximum number of connections to PostgreSQL. */
  databasePoolSize: number;
  sessionSecret: string | undefined;
  /** The secret before the last rotation, if any. Cookies that were signed with it remain valid. */
  previousSessionSecret: string | undefined;
  /**
   * The origin that users open, such as `https://planner.example.com`. Undefined if users open the server's own
   * address.
   */
  publicUrl: string | undefined;
  /** Whether HSTS includes the subdomains of `publicUrl`'s host. */
  hstsIncludeSubdomains: boolean;
  allowedOrigins: readonly string[];
  /** Allowed hosts in addition to those of `publicUrl` and `host`. `*.example.com` matches all subdomains. */
  allowedHosts: readonly string[];
  /** Addresses and subnets of trusted proxies, whose X-Forwarded-For and X-Request-Id headers are used. */
  trustedProxies: readonly string[];
  /** Whether visitors can create their own accounts. Administrators can always create accounts. */
  registration: 'open' | 'closed';
  /** Who has to turn on two-step verification. Undefined if it is optional. */
  requireTwoStep: 'administrators' | 'all' | undefined;
  /** Whether users can log in with a password. */
  localLogin: boolean;
  /** Single sign-on. Undefined if it is not set up. */
  oidc: OidcConfig | undefined;
  /** The bearer token that requests to /metrics must include. Undefined if metrics are turned off. */
  metricsToken: string | undefined;
  /** How long the server keeps accepting connections after SIGTERM, in milliseconds. */
  shutdownDelay: number;
  /** The number of days to keep changes. */
  activityDays: number;
  logLevel: string;
  /** Whether to log logins, rejected requests and administrator actions. */
  securityLog: boolean;
  development: boolean;
}

/** The path that providers redirect to after a login. */
export const OIDC_CALLBACK = '/api/auth/oidc/callback';

function oidcConfig(values: Variables): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    name: values.OIDC_NAME,
    scopes: values.OIDC_SCOPES,
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    trustedGroups: values.OIDC_TRUSTED_GROUPS,
    trustedDomains: values.OIDC_TRUSTED_DOMAINS.map((domain) => domain.toLowerCase()),
    adminGroups: values.OIDC_ADMIN_GROUPS,
    redirectUrl: `${values.PUBLIC_URL}${OIDC_CALLBACK}`,
  };
}

/** An error in the settings. The message describes how to fix it. */
export class ConfigError extends Error {}

/** Returns the content of a file without the line break at its end. @throws Error if it is not a single line of text */
function readLine(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/(\r?\n)+$/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOENT' ? `the file ${file} does not exist` : `the file ${file} can't be read (${message})`,
    );
  }
  if (text.trim() === '') throw new Error(`the file ${file} is empty`);
  if (/[\r\n]/.test(text)) throw new Error(`the file ${file} has more than one line`);
  return text;
}

/** Adds the secrets that are in files to the given settings. Returns a message for each one that can't be read. */
function readSecrets(given: Record<string, string | undefined>): string[] {
  return SECRETS.flatMap((name) => {
    const file = given[fileVariable(name)];
    if (file === undefined) return [];
    if (given[name] !== undefined) return `${fileVariable(name)}: ${name} is set, too; remove one of them`;
    try {
      given[name] = readLine(file);
      return [];
    } catch (error) {
      return `${fileVariable(name)}: ${(error as Error).message}`;
    }
  });
}

/**
 * Reads the settings.
 *
 * @param defaults values that override the regular defaults
 * @throws ConfigError that lists all invalid variables
 * @example
 * readConfig({ PORT: '8080' }).port // 8080
 */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  defaults: Record<string, string> = {},
): Config {
  // Empty variables count as unset, as in shells and compose files.
  const given: Record<string, string | undefined> = {
    ...defaults,
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
  };
  const blank = [...VARIABLES, ...SECRETS.map(fileVariable)].filter((name) => given[name]?.trim() === '');
  const problems = blank.map((name) => `${name}: contains only spaces; set or remove it`);
  if (problems.length === 0) problems.push(...readSecrets(given));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues
        .map(({ path: [name = ''], message }) => {
          const file = given[fileVariable(name.toString())];
          return `${name.toString()}${file === undefined ? '' : ` in ${file}`}: ${message}`;
        })
        .join('\n'),
    );
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR.replace(/^~(?=\/|$)/, homedir())),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    sessionSecret: values.SESSION_SECRET,
    previousSessionSecret: values.SESSION_SECRET_PREVIOUS,
    publicUrl: values.PUBLIC_URL,
    hstsIncludeSubdomains: values.HSTS_INCLUDE_SUBDOMAINS === 'true',
    allowedOrigins: values.ALLOWED_ORIGINS,
    allowedHosts: values.ALLOWED_HOSTS,
    trustedProxies: values.TRUST_PROXY,
    registration: values.REGISTRATION,
    requireTwoStep: values.REQUIRE_TWO_STEP,
    localLogin: values.LOCAL_LOGIN === 'on',
    oidc: oidcConfig(values),
    metricsToken: values.METRICS_TOKEN,
    shutdownDelay: Number(values.SHUTDOWN_DELAY) * 1000,
    activityDays: Number(values.ACTIVITY_DAYS),
    logLevel: values.LOG_LEVEL,
    securityLog: values.SECURITY_LOG === 'true',
    development: values.NODE_ENV === 'development',
  };
}
