import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig, SECRETS, VARIABLES } from '../src/config.js';
import { runCommand } from './command.js';

interface Row {
  valid: string[];
  /** Malformed and out-of-range values. Omitted for folders, because any string is a valid folder. */
  invalid?: string[];
  /** Other variables that must be set if this variable is set. */
  needs?: Record<string, string>;
}

const SECRET = 's'.repeat(32);

/** The settings that single sign-on requires. */
const OIDC = {
  PUBLIC_URL: 'https://planner.example',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'planner',
  OIDC_CLIENT_SECRET: 'a secret',
};

const rows: Record<string, Row> = {
  PORT: {
    valid: ['0', '80', '65535'],
    invalid: ['http', '-1', '65536', '80.5', '0x10', '1e3', ' 80', '٨٠'],
  },
  HOST: {
    valid: ['127.0.0.1', '::1', '0.0.0.0', 'localhost', 'planner.example.com'],
    invalid: ['http://127.0.0.1', '127.0.0.1:80', '[::1]', 'a b', '*', '*.example.com', '-'],
  },
  DATA_DIR: { valid: ['/data', '~/data', 'data', 'a folder'] },
  DATABASE_URL: {
    valid: ['postgres://host/planner', 'postgresql://user:password@host:5433/planner?sslmode=require'],
    invalid: [
      'planner',
      'mysql://host/planner',
      'postgres://',
      'postgres://host',
      'postgres://user:password@host:5432/',
      'postgresql:///planner',
      'postgres://host:port/planner',
      'postgres://host:65536/planner',
      'postgres://host/planner?sslmode=maybe',
    ],
  },
  DATABASE_DIRECT_URL: {
    valid: ['postgres://host/planner'],
    invalid: ['planner', 'postgres://host'],
    needs: { DATABASE_URL: 'postgres://host/planner?pgbouncer=true' },
  },
  DATABASE_POOL_SIZE: { valid: ['2', '500'], invalid: ['1', '501', 'ten', '0x10', '1e2'] },
  SESSION_SECRET: {
    valid: [SECRET, ' with spaces inside, 32 characters '],
    invalid: ['too short', 's'.repeat(31)],
  },
  SESSION_SECRET_PREVIOUS: {
    valid: ['p'.repeat(32)],
    invalid: ['too short'],
    needs: { SESSION_SECRET: SECRET },
  },
  PUBLIC_URL: {
    valid: ['https://planner.example', 'http://127.0.0.1:4000', 'https://planner.example:443/'],
    invalid: [
      'planner.example',
      'https://planner.example/path',
      'https://planner.example?query',
      'ftp://planner.example',
      'https://user:secret@planner.example',
      'https://planner.example:65536',
      'https://*.example',
    ],
  },
  HSTS_INCLUDE_SUBDOMAINS: {
    valid: ['true'],
    invalid: ['yes', '1', 'TRUE'],
    needs: { PUBLIC_URL: 'https://planner.example' },
  },
  ALLOWED_ORIGINS: {
    valid: ['https://a.example', 'https://a.example,http://b.example:8080'],
    invalid: ['everybody', 'https://a.example, everybody', '*', 'https://*.example.com'],
  },
  ALLOWED_HOSTS: {
    valid: ['planner', '*.planner.example', 'a.example, b.example'],
    invalid: ['https://planner.example', 'planner.example:4000', 'planner.example, *', 'planner.*'],
  },
  TRUST_PROXY: {
    valid: ['loopback', '10.0.0.0/8', '2001:db8::/32, 127.0.0.1'],
    invalid: ['everybody', '1', '10.0.0.0/33', '300.0.0.1', 'true'],
  },
  REGISTRATION: { valid: ['open', 'closed'], invalid: ['false', 'Open'] },
  REQUIRE_TWO_STEP: { valid: ['administrators', 'all'], invalid: ['true', 'nobody', 'All'] },
  LOCAL_LOGIN: { valid: ['off', 'on'], invalid: ['false', 'Off'], needs: OIDC },
  OIDC_ISSUER: {
    valid: ['https://login.example', 'https://login.example/realms/acme/', 'http://127.0.0.1:8080'],
    invalid: [
      'login.example',
      'http://login.example',
      'https://login.example/?a=1',
      'https://login.example/#a',
      'https://user:secret@login.example',
      `https://login.example/${'a'.repeat(500)}`,
    ],
    needs: { ...OIDC, OIDC_ISSUER: '' },
  },
  OIDC_CLIENT_ID: { valid: ['planner'], invalid: ['a'.repeat(501)], needs: OIDC },
  OIDC_CLIENT_SECRET: { valid: ['a secret'], invalid: ['a'.repeat(501)], needs: OIDC },
  OIDC_NAME: { valid: ['Acme SSO'], invalid: ['a'.repeat(61)] },
  OIDC_SCOPES: { valid: ['openid', 'openid  email groups'], invalid: ['email', 'openid,email'] },
  OIDC_GROUPS_CLAIM: { valid: ['roles'], invalid: ['a'.repeat(501)] },
  OIDC_TRUSTED_GROUPS: { valid: ['a', 'a, b c'], needs: OIDC },
  OIDC_TRUSTED_DOMAINS: {
    valid: ['acme.example', 'acme.example, b.example'],
    invalid: ['@acme.example', '*.acme.example', 'https://acme.example'],
    needs: OIDC,
  },
  OIDC_ADMIN_GROUPS: { valid: ['a'], needs: OIDC },
  METRICS_TOKEN: {
    valid: [SECRET, `${SECRET}==`],
    invalid: ['too short', `${SECRET} with spaces`, `${SECRET}ß`],
  },
  SHUTDOWN_DELAY: { valid: ['0', '60'], invalid: ['61', '5s', '-1', '1.5'] },
  ACTIVITY_DAYS: { valid: ['1', '730', '99999'], invalid: ['0', '100000', 'forever', '1.5', '-1'] },
  LOG_LEVEL: { valid: ['silent', 'trace'], invalid: ['loud', '30', 'WARN'] },
  SECURITY_LOG: { valid: ['true', 'false'], invalid: ['yes', '0'] },
  NODE_ENV: { valid: ['production', 'development', 'test'], invalid: ['prod'] },
};

describe('readConfig', () => {
  test('uses default values', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePoolSize: 10,
      sessionSecret: undefined,
      previousSessionSecret: undefined,
      publicUrl: undefined,
      hstsIncludeSubdomains: false,
      allowedOrigins: [],
      allowedHosts: [],
      trustedProxies: [],
      registration: 'open',
      localLogin: true,
      oidc: undefined,
      metricsToken: undefined,
      shutdownDelay: 0,
      activityDays: 730,
      logLevel: 'warn',
      securityLog: true,
      development: false,
    });
  });

  test('treats empty variables as missing', () => {
    const empty = { PORT: '', DATABASE_URL: '', PUBLIC_URL: '', ALLOWED_ORIGINS: '', SESSION_SECRET: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test('reads all settings from environment variables', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '::1',
        DATA_DIR: '~/planner',
        DATABASE_URL: 'postgres://host/planner',
        DATABASE_DIRECT_URL: 'postgres://direct/planner',
        DATABASE_POOL_SIZE: '25',
        SESSION_SECRET: 's'.repeat(32),
        SESSION_SECRET_PREVIOUS: 'p'.repeat(32),
        PUBLIC_URL: 'https://planner.example:443/',
        HSTS_INCLUDE_SUBDOMAINS: 'true',
        ALLOWED_ORIGINS: ' https://a.example , http://b.example:8080/ ,',
        ALLOWED_HOSTS: 'planner, *.planner.example',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        REGISTRATION: 'closed',
        REQUIRE_TWO_STEP: 'all',
        LOCAL_LOGIN: 'off',
        OIDC_ISSUER: 'https://login.example/realms/acme/',
        OIDC_CLIENT_ID: 'planner',
        OIDC_CLIENT_SECRET: 'a secret',
        OIDC_NAME: 'Acme SSO',
        OIDC_SCOPES: 'openid  email groups',
        OIDC_GROUPS_CLAIM: 'roles',
        OIDC_TRUSTED_GROUPS: 'planner, marketing team',
        OIDC_TRUSTED_DOMAINS: 'Acme.example',
        OIDC_ADMIN_GROUPS: 'admins',
        METRICS_TOKEN: 'm'.repeat(32),
        SHUTDOWN_DELAY: '15',
        ACTIVITY_DAYS: '90',
        LOG_LEVEL: 'debug',
        SECURITY_LOG: 'false',
        NODE_ENV: 'development',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      dataDir: join(homedir(), 'planner'),
      databaseUrl: 'postgres://host/planner',
      databaseDirectUrl: 'postgres://direct/planner',
      databasePoolSize: 25,
      sessionSecret: 's'.repeat(32),
      previousSessionSecret: 'p'.repeat(32),
      publicUrl: 'https://planner.example',
      hstsIncludeSubdomains: true,
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      allowedHosts: ['planner', '*.planner.example'],
      trustedProxies: ['loopback', '10.0.0.0/8'],
      registration: 'closed',
      requireTwoStep: 'all',
      localLogin: false,
      oidc: {
        issuer: 'https://login.example/realms/acme/',
        clientId: 'planner',
        clientSecret: 'a secret',
        name: 'Acme SSO',
        scopes: ['openid', 'email', 'groups'],
        groupsClaim: 'roles',
        trustedGroups: ['planner', 'marketing team'],
        trustedDomains: ['acme.example'],
        adminGroups: ['admins'],
        redirectUrl: 'https://planner.example/api/auth/oidc/callback',
      },
      metricsToken: 'm'.repeat(32),
      shutdownDelay: 15_000,
      activityDays: 90,
      logLevel: 'debug',
      securityLog: false,
      development: true,
    });
  });

  test('is tested with every environment variable', () => {
    expect(Object.keys(rows)).toEqual(VARIABLES);
  });

  describe.each(VARIABLES)('%s', (name) => {
    const { valid = [], invalid = [], needs } = rows[name] ?? {};

    test.each(['', ' ', '\t'])('rejects blank values and ignores empty values: %j', (value) => {
      const read = () => readConfig({ [name]: value });
      if (value === '') expect(read()).toEqual(readConfig({}));
      else expect(read).toThrow(new ConfigError(`${name}: contains only spaces; set or remove it`));
    });

    test.each(valid)('accepts %j', (value) => {
      expect(() => readConfig({ ...needs, [name]: value })).not.toThrow();
    });

    test.each(invalid)('rejects %j with one message', (value) => {
      const read = () => readConfig({ ...needs, [name]: value });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(new RegExp(`^${name}: \\S[^\\n]+[^\\n.]$`));
    });
  });

  test('rejects a variable if another variable that it requires is missing', () => {
    for (const [name, { valid = [], needs }] of Object.entries(rows)) {
      if (!needs) continue;
      expect(() => readConfig({ [name]: valid[0] })).toThrow(new RegExp(`^${name}: requires \\S[^\\n]+$`));
    }
  });

  test('makes the server exit with code 1 and one message for each invalid variable', async () => {
    const invalid = Object.entries(rows).flatMap(([name, row]) =>
      row.invalid ? [[name, row.invalid[0]]] : [],
    );
    const { code, stdout, stderr } = await runCommand(['serve'], Object.fromEntries(invalid));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const lines = stderr.trimEnd().split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(invalid.map(([name]) => name));
  });

  test.each([
    [
      'DATABASE_URL',
      'postgres://host',
      'must name a host and a database, such as postgres://user:password@host/planner',
    ],
    ['DATABASE_URL', 'mysql://host/planner', 'must begin with postgres:// or postgresql://'],
    ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
  ])('rejects invalid variables with a message: %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name}: ${message}`));
  });

  test("uses a command's default values for variables that are not set", () => {
    const own = { PORT: '4001', DATA_DIR: '/demo' };
    expect(readConfig({ PORT: '', DATA_DIR: '/mine' }, own)).toMatchObject({ port: 4001, dataDir: '/mine' });
  });

  test('lists all invalid variables', () => {
    const read = () => readConfig({ PORT: 'http', LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere' });
    expect(read).toThrow(/^PORT: .+\nPUBLIC_URL: .+\nLOG_LEVEL: .+$/);
  });
});

describe('operations.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

  test('describes every setting', () => {
    expect(new Set(namesIn(page, /^\| `([A-Z_]+)` \|/gm))).toEqual(new Set(VARIABLES));
  });

  test('lists the settings that can be in files', () => {
    const [paragraph = ''] = /^### Secrets in files.+?can also be in files/ms.exec(page) ?? [];
    expect(namesIn(paragraph, /`([A-Z_]+)`/g)).toEqual(SECRETS);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planner-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (content: string, name = 'secret') => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  test('is possible for each setting whose value is secret', () => {
    expect(SECRETS).toEqual(
      VARIABLES.filter((name) => /SECRET|TOKEN|PASSWORD|KEY|^DATABASE_.*URL/.test(name)),
    );
  });

  test.each(SECRETS)('has the same meaning as in the environment: %s', (name) => {
    const { valid: [value = ''] = [], needs } = rows[name] ?? {};
    const expected = readConfig({ ...needs, [name]: value });
    const { [name]: _, ...others } = needs ?? {};
    for (const end of ['', '\n', '\r\n']) {
      expect(readConfig({ ...others, [`${name}_FILE`]: file(`${value}${end}`) })).toEqual(expected);
    }
  });

  test.each(SECRETS)('is rejected with a message that names the file: %s', (name) => {
    const { invalid: [value = ''] = [], needs } = rows[name] ?? {};
    const { [name]: _, ...others } = needs ?? {};
    const path = file(value);
    expect(() => readConfig({ ...others, [`${name}_FILE`]: path })).toThrow(
      new RegExp(`^${name} in ${path}: \\S[^\\n]+[^\\n.]$`),
    );
  });

  test.each([
    ['', 'is empty'],
    [' \n', 'is empty'],
    [`${SECRET}\n${SECRET}\n`, 'has more than one line'],
  ])('must be one line of text: %j', (content, problem) => {
    const path = file(content);
    expect(() => readConfig({ SESSION_SECRET_FILE: path })).toThrow(
      new ConfigError(`SESSION_SECRET_FILE: the file ${path} ${problem}`),
    );
  });

  test('must be in a file that can be read, and the messages name all files that can not', () => {
    const missing = join(folder, 'missing');
    mkdirSync(join(folder, 'subfolder'));
    const read = () =>
      readConfig({ SESSION_SECRET_FILE: missing, METRICS_TOKEN_FILE: join(folder, 'subfolder') });
    expect(read).toThrow(
      new ConfigError(
        `SESSION_SECRET_FILE: the file ${missing} does not exist\nMETRICS_TOKEN_FILE: the file ${folder}/subfolder can't be read (EISDIR: illegal operation on a directory, read)`,
      ),
    );
  });

  test('must not be set in the environment, too', () => {
    expect(() => readConfig({ SESSION_SECRET: SECRET, SESSION_SECRET_FILE: file(SECRET) })).toThrow(
      new ConfigError('SESSION_SECRET_FILE: SESSION_SECRET is set, too; remove one of them'),
    );
    expect(readConfig({ SESSION_SECRET: SECRET, SESSION_SECRET_FILE: '' }).sessionSecret).toBe(SECRET);
    expect(readConfig({ SESSION_SECRET: '', SESSION_SECRET_FILE: file(SECRET) }).sessionSecret).toBe(SECRET);
  });
});
