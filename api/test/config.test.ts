import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.js';

describe('the settings', () => {
  test('have defaults', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      sessionSecret: undefined,
      previousSessionSecret: undefined,
      publicUrl: undefined,
      hstsIncludeSubdomains: false,
      allowedOrigins: [],
      allowedHosts: [],
      trustedProxies: [],
      registration: 'open',
      logLevel: 'warn',
      securityLog: true,
      development: false,
    });
  });

  test('count a variable that is set to nothing as not set', () => {
    const empty = { PORT: '', DATABASE_URL: '', PUBLIC_URL: '', ALLOWED_ORIGINS: '', SESSION_SECRET: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test('are read from their variables', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '::1',
        DATA_DIR: '~/planner',
        DATABASE_URL: 'postgres://host/planner',
        SESSION_SECRET: 's'.repeat(32),
        SESSION_SECRET_PREVIOUS: 'p'.repeat(32),
        PUBLIC_URL: 'https://planner.example:443/',
        HSTS_INCLUDE_SUBDOMAINS: 'true',
        ALLOWED_ORIGINS: ' https://a.example , http://b.example:8080/ ,',
        ALLOWED_HOSTS: 'planner, *.planner.example',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        REGISTRATION: 'closed',
        LOG_LEVEL: 'debug',
        SECURITY_LOG: 'false',
        NODE_ENV: 'development',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      dataDir: join(homedir(), 'planner'),
      databaseUrl: 'postgres://host/planner',
      sessionSecret: 's'.repeat(32),
      previousSessionSecret: 'p'.repeat(32),
      publicUrl: 'https://planner.example',
      hstsIncludeSubdomains: true,
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      allowedHosts: ['planner', '*.planner.example'],
      trustedProxies: ['loopback', '10.0.0.0/8'],
      registration: 'closed',
      logLevel: 'debug',
      securityLog: false,
      development: true,
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://host/planner'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://host'],
    ['DATABASE_URL', 'postgres://user:password@host:5432/'],
    ['DATABASE_URL', 'postgresql:///planner'],
    ['DATABASE_URL', 'postgres://host:port/planner'],
    ['SESSION_SECRET', 'too short'],
    ['SESSION_SECRET_PREVIOUS', 'too short'],
    ['SESSION_SECRET_PREVIOUS', 'long enough, but with no SESSION_SECRET'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'yes'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'true'],
    ['PUBLIC_URL', 'planner.example'],
    ['PUBLIC_URL', 'https://planner.example/path'],
    ['PUBLIC_URL', 'ftp://planner.example'],
    ['PUBLIC_URL', 'https://user:secret@planner.example'],
    ['ALLOWED_ORIGINS', 'https://a.example, everybody'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_HOSTS', 'https://planner.example'],
    ['ALLOWED_HOSTS', 'planner.example:4000'],
    ['ALLOWED_HOSTS', 'planner.example, *'],
    ['ALLOWED_HOSTS', 'planner.*'],
    ['TRUST_PROXY', 'everybody'],
    ['REGISTRATION', 'false'],
    ['LOG_LEVEL', 'loud'],
    ['SECURITY_LOG', 'yes'],
    ['NODE_ENV', 'prod'],
  ])('that cannot be used are named: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: \\S`));
  });

  test.each([
    [
      'DATABASE_URL',
      'postgres://host',
      'must name a host and a database, such as postgres://user:password@host/planner',
    ],
    ['DATABASE_URL', 'mysql://host/planner', 'must begin with postgres:// or postgresql://'],
    ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
  ])('are told of in one sentence: %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name}: ${sentence}`));
  });

  test('of a command’s own take the place of the usual ones, unless a variable is set', () => {
    const own = { PORT: '4001', DATA_DIR: '/demo' };
    expect(readConfig({ PORT: '', DATA_DIR: '/mine' }, own)).toMatchObject({ port: 4001, dataDir: '/mine' });
  });

  test('that cannot be used are named all at once', () => {
    const read = () => readConfig({ PORT: 'http', LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere' });
    expect(read).toThrow(/^PORT: .+\nPUBLIC_URL: .+\nLOG_LEVEL: .+$/);
  });
});
