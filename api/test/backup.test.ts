import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createSecretBox } from '../src/auth/secret-box.js';
import { quoted } from '../src/backup/format.js';
import { readLastBackup } from '../src/backup/last-backup.js';
import { backUp as save } from '../src/commands/backup.js';
import { restore } from '../src/commands/restore.js';
import { type Config, readConfig } from '../src/config.js';
import { openDatabase } from '../src/db/database.js';
import { migrations } from '../src/db/migrations/index.js';
import { createOrm, type Orm } from '../src/db/orm.js';
import { startServer } from '../src/server.js';
import { IS_SECRET, rotateSessionSecret } from '../src/settings/session-secret.js';
import { runCommand } from './command.js';
import { createCredentials, formsOf, inEarlyFormat, tryAll, WITH_NEW_SECRET } from './credentials.js';
import { isFull, runs } from './full.js';
import { PASSKEY_SETTINGS } from './passkeys.js';
import { type DatabaseName, databases, emptyDatabase, soakDatabases, WAITING } from './planner.js';
import { launchPlanner } from './planner-process.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
const OPERATIONS = join(import.meta.dirname, '../docs/operations.md');

/** Values that a careless backup format would change. */
const AWKWARD = [
  `insert into settings (key, value) values ('number', '12345678901234567890.10'), ('text', '"a\\u2028b\\nc"'), ('empty', '{}')`,
  `insert into rate_limits (key, points, expire) values ('limit', 3, 9007199254740993)`,
  `insert into users (id, email, password_hash, is_admin, is_approved, created_at)
   select gen_random_uuid(), 'user' || n || '@planner.example', 'hash', n = 1, true, timestamptz '2026-03-08 10:00:00.123456+02'
   from generate_series(1, 3) n`,
  `insert into access_tokens (id, kind, name, token_hash, created_by, without_brand, kinds, fields,
     frozen_at, created_at) select gen_random_uuid(), 'link', 'Frozen', 'hash', id, true, '[]', '["notes"]', now(), now()
   from users limit 1`,
  `insert into frozen_content select id, 'entry', id, '{"title": "Zoë", "version": 1.0}' from access_tokens`,
  `insert into sessions (id, user_id, token_hash, created_at, expires_at, last_used_at)
   select gen_random_uuid(), id, md5(email), now(), now(), now() from users`,
  `insert into two_steps (user_id, secret, last_time_step, recovery_salt, recovery_codes, created_at, turned_on_at)
   select id, 'encrypted_-' || email, 2147483647, 'salt', '["$argon2id$v=19", "é\\u2028"]', now(), now() from users`,
  `insert into login_steps (id, user_id, token_hash, created_at, expires_at)
   select gen_random_uuid(), id, md5(email), now(), now() from users`,
  `insert into passkeys (id, user_id, user_handle, credential_id, public_key, counter, transports, name, is_synced, created_at)
   select gen_random_uuid(), id, 'handle', 'credential_-' || email, 'key', 4294967295, '["internal"]', 'Zoë’s 🔑', true, now()
   from users`,
  `insert into used_challenges (hash, expires_at) values (md5('challenge'), now())`,
  // Account links are not restored, because they might have been used or revoked after the backup.
  `insert into account_links (id, token_hash, user_id, created_by, created_at, expires_at)
   select gen_random_uuid(), 'hash', id, id, now(), now() + interval '1 day' from users limit 1`,
  `insert into brands (id, name, color, created_at) values (gen_random_uuid(), E'Zoë "🦊"\\t\\\\', 'red', now())`,
  `insert into entries (id, kind, title, start_date, end_date, brand_id, values, created_at, updated_at)
   select gen_random_uuid(), 'other', 'Entry ' || n, date '2026-03-08' + n, date '2026-03-08' + n, (select id from brands),
     jsonb_build_object('n', n, '__proto__', null), now(), now() from generate_series(1, 1700) n`,
];

/**
 * The source and target databases of each restore. In `npm test`, each database is the source once and the target once;
 * `pnpm soak` adds the other two pairs.
 */
const RESTORES: readonly [DatabaseName, DatabaseName][] = [
  ['pglite', 'postgresql'],
  ['postgresql', 'pglite'],
  ...(isFull ? databases.map((name): [DatabaseName, DatabaseName] => [name, name]) : []),
];

describe('a backup', { timeout: 90_000 }, () => {
  let folder: string;
  let clean: (() => Promise<void>)[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planner-backup-'));
    clean = [];
  });
  afterEach(async () => {
    for (const job of clean) await job();
    rmSync(folder, { recursive: true, force: true });
  });

  const file = () => join(folder, 'planner.backup');
  const backUp = (config: Config) => save(config, file());

  /** Creates an empty or migrated database, and returns its configuration. */
  async function target(
    database: (typeof databases)[number],
    isMigrated = false,
    environment: Record<string, string> = {},
  ): Promise<Config> {
    const dataDir = join(folder, randomUUID());
    const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...environment };
    if (database === 'pglite') {
      if (isMigrated) cpSync(inject('pglite'), join(dataDir, 'database'), { recursive: true });
      return readConfig(settings);
    }
    const { url, drop } = await emptyDatabase(isMigrated ? inject('postgresql').template : undefined);
    clean.push(drop);
    return readConfig({ ...settings, DATABASE_URL: url });
  }

  async function using<Result>(config: Config, work: (orm: Orm) => Promise<Result>): Promise<Result> {
    const { orm, close } = await openDatabase(config);
    return work(orm).finally(close);
  }
  const run = (config: Config, statements: string[]) =>
    using(config, async (orm) => {
      for (const statement of statements) await orm.em.fork().execute(statement);
    });

  /** Returns all rows, sequences and foreign keys in a database. */
  const contentOf = (config: Config) =>
    using(config, async (orm) => {
      const em = orm.em.fork();
      const names = await em.execute<{ name: string }[]>(
        `select tablename as name from pg_tables where schemaname = 'public' order by name`,
      );
      const content: Record<string, unknown> = {};
      for (const { name } of names) {
        content[name] = (
          await em.execute<{ row: string }[]>(`select t::text as row from ${quoted(name)} t order by 1`)
        ).map(({ row }) => row);
      }
      content.sequences = await em.execute('select sequencename, last_value::text from pg_sequences');
      content.foreignKeys = await em.execute(
        `select conname, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' order by 1`,
      );
      return content;
    });

  test.each(RESTORES)('restores every row of every table from %s into %s', async (from, to) => {
    const source = await target(from, true);
    await run(source, AWKWARD);
    const content = await contentOf(source);
    expect(content.entries).toHaveLength(1700);
    expect(content.account_links).toHaveLength(1);
    expect(await backUp(source)).toMatch(/^Saved 1,\d+ rows to .+planner\.backup\. /);
    expect((statSync(file()).mode & 0o777).toString(8)).toBe('600');

    const restored = await target(to);
    expect(await restore(restored, file())).toMatch(/^Restored 1,\d+ rows\. /);
    expect(await contentOf(restored)).toEqual({ ...content, account_links: [], sessions: [] });
  });

  const query = (config: Config, sql: string) =>
    using(config, ({ em }) => em.fork().execute<Record<string, string>[]>(sql));
  /** Returns the settings that contain secrets, by name. */
  const secretsOf = async (config: Config): Promise<Record<string, string>> => {
    const rows = await query(config, `select key, value from settings where ${IS_SECRET}`);
    return Object.fromEntries(rows.map(({ key = '', value = '' }) => [key, value]));
  };
  const textOf = () => gunzipSync(readFileSync(file())).toString();
  const [OLD, NEW] = ['the old secret of this planner, long enough', 'the new secret, which is long enough'];

  test.each(RESTORES)(
    'contains no session secret, and all credentials work after a restore from %s into %s',
    { timeout: 180_000 },
    async (from, to) => {
      const source = await target(from, true, PASSKEY_SETTINGS);
      const credentials = await createCredentials(source);
      await using(source, ({ em }) => rotateSessionSecret(em.fork()));
      const { 'two-step-keys': _, ...secrets } = await secretsOf(source);
      expect(Object.keys(secrets).toSorted()).toEqual(['session-secret', 'session-secret-previous']);
      await backUp(source);
      const forms = Object.values(secrets).flatMap(formsOf);
      const hasSecret = () => forms.some((form) => textOf().includes(form));
      expect(hasSecret()).toBe(false);

      const restoredAccess = async () => {
        const restored = await target(to, false, PASSKEY_SETTINGS);
        await restore(restored, file());
        const access = await tryAll(restored, credentials);
        const { 'session-secret': secret = '', ...others } = await secretsOf(restored);
        expect(others).toEqual({});
        expect(Object.values(secrets)).not.toContain(secret);
        // Only the new secret can decrypt the secret of the authenticator app.
        const [row] = await query(restored, 'select user_id as user, secret from two_steps');
        expect(createSecretBox(secret).open(row?.secret ?? '', row?.user ?? '')).toBe(
          credentials.factor.secret,
        );
        return access;
      };
      expect(await restoredAccess()).toEqual(WITH_NEW_SECRET);
      // Backups of early versions contain the secrets, so everybody who has read such a backup knows them.
      writeFileSync(file(), gzipSync(inEarlyFormat(textOf(), secrets)));
      expect(hasSecret()).toBe(true);
      expect(await restoredAccess()).toEqual(WITH_NEW_SECRET);
    },
  );

  test('with SESSION_SECRET contains no key, and app codes work only with the same secret', async () => {
    const source = await target('postgresql', true, { ...PASSKEY_SETTINGS, SESSION_SECRET: OLD });
    const credentials = await createCredentials(source);
    await backUp(source);
    expect(textOf()).toContain('"twoStepKeys":[]');
    for (const [environment, appCode, shortLived] of [
      [{ SESSION_SECRET: OLD }, 200, 200],
      [{ SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD }, 200, 200],
      [{ SESSION_SECRET: NEW }, 401, 401],
      [{}, 401, 401],
    ] as const) {
      const restored = await target('postgresql', false, { ...PASSKEY_SETTINGS, ...environment });
      await restore(restored, file());
      expect(await tryAll(restored, credentials)).toEqual({ ...WITH_NEW_SECRET, appCode, shortLived });
    }
  });

  test('without SESSION_SECRET can be restored for a planner that has one', async () => {
    const source = await target('postgresql', true, PASSKEY_SETTINGS);
    const credentials = await createCredentials(source);
    await backUp(source);
    const restored = await target('postgresql', false, { ...PASSKEY_SETTINGS, SESSION_SECRET: NEW });
    await restore(restored, file());
    expect(await tryAll(restored, credentials)).toEqual(WITH_NEW_SECRET);
    expect(await secretsOf(restored)).toEqual({});
  });

  test.each(databases)('contains the rows of a running server on %s', async (database) => {
    const config = await target(database, true);
    await run(config, AWKWARD);
    const server = await startServer(config, '');
    try {
      expect(await backUp(config)).toMatch(/^Saved 1,7\d\d rows to/);
      await expect(backUp(config)).rejects.toThrow(/already exists/);
      await expect(save(config, join(folder, 'missing', 'file'))).rejects.toThrow(
        /can't be written \(ENOENT/,
      );
    } finally {
      await server.close();
    }
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
    if (database === 'pglite') {
      expect(readdirSync(config.dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
    }
    expect(gunzipSync(readFileSync(file())).toString()).toContain('Entry 1700');
  });

  test.each(databases)('is recorded, as is one that failed, on %s', async (database) => {
    const config = await target(database, true);
    const last = () => using(config, ({ em }) => readLastBackup(em.fork()));
    const missing = join(folder, 'missing', 'file');
    const began = new Date().toISOString();
    const server = await startServer(config, '');
    try {
      await expect(save(config, missing)).rejects.toThrow('ENOENT');
      expect(await backUp(config)).toMatch(/: keep it private\.$/);
    } finally {
      await server.close();
    }
    const first = await last();
    expect(first).toEqual({
      at: expect.any(String),
      isComplete: true,
      file: file(),
      size: statSync(file()).size,
      error: null,
      completedAt: first?.at,
    });
    expect(first && first.at >= began).toBe(true);
    // The record describes other backups, so it is not part of this one.
    expect(textOf()).not.toContain('last-backup');

    await expect(save(config, missing)).rejects.toThrow('ENOENT');
    expect(await last()).toEqual({
      at: expect.any(String),
      isComplete: false,
      file: missing,
      size: null,
      error: expect.stringMatching(/^The backup can't be written \(ENOENT/),
      completedAt: first?.at,
    });
  });

  test('in a folder is named after the time, and only the newest ones are kept', async () => {
    const config = await target('postgresql', true);
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const named = (date: string) => `content-planner-${date}T03-00-00.000Z.backup`;
    // A file from a clock that was ahead must not displace the new one.
    const old = ['2026-01-01', '2026-01-02', '2026-01-03', '2999-01-01'].map(named);
    const others = ['notes.txt', 'planner.backup', `${named('2026-01-01')}.partial`, `2026-01-01`];
    for (const name of [...old, ...others]) writeFileSync(join(backups, name), '');
    mkdirSync(join(backups, named('2025-01-01')));
    const created = () =>
      readdirSync(backups).filter((name) => ![...old, ...others, named('2025-01-01')].includes(name));
    const left = () => old.filter((name) => existsSync(join(backups, name)));

    for (const [keep, message] of [
      ['many', '--keep must be a number'],
      ['1.5', '--keep must be a whole number'],
      ['0', '--keep must be 1 or more'],
    ]) {
      await expect(save(config, backups, keep)).rejects.toThrow(message);
    }
    await expect(save(config, file(), '2')).rejects.toThrow(`${file()} is not a folder. Create the folder`);
    await expect(save(await target('postgresql'), backups, '1')).rejects.toThrow('contains no planner');
    expect([created(), left()]).toEqual([[], old]);

    expect(await save(config, backups)).toMatch(/: keep it private\.$/);
    expect(left()).toEqual(old);
    const [first = ''] = created();
    expect(first).toMatch(/^content-planner-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.backup$/);
    expect(await save(config, backups, '3')).toMatch(/: keep it private\. Deleted 3 older backups\.$/);
    expect(left()).toEqual([named('2999-01-01')]);
    expect(created()).toHaveLength(2);

    const unit = readFileSync(join(import.meta.dirname, '../deploy/content-planner-backup.service'), 'utf8');
    const [, args = ''] = /^ExecStart=\S+ \S+\/main\.js (.+)$/m.exec(unit) ?? [];
    const command = args
      .replace('--keep 14', '--keep 1')
      .replace(/\S+backups$/, backups)
      .split(' ');
    const environment = { DATABASE_URL: config.databaseUrl ?? '', DATA_DIR: config.dataDir };
    expect(await runCommand(command, environment)).toMatchObject({ code: 0, stderr: '' });
    expect(created()).toHaveLength(1);
    expect(created()).not.toContain(first);
    expect(readdirSync(backups).sort()).toEqual([...created(), ...others, named('2025-01-01')].sort());

    // The documented test of a restore, except for the last line, which starts a server.
    rmSync(join(backups, named('2025-01-01')), { recursive: true });
    const [, drill = ''] =
      /```sh\n(export DATA_DIR=[^`]+)\n.+ serve\n```/.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
    const script = drill
      .replace('node /opt/content-planner/dist/main.js', `"${process.execPath}" "${MAIN}"`)
      .replace('/var/lib/content-planner-backups', backups);
    const output = execFileSync('sh', ['-c', script], { env: { PATH: process.env.PATH, TMPDIR: folder } });
    expect(output.toString()).toMatch(/^Restored \d+ rows\./);
  });

  test('is migrated after the restore if an earlier version created it', async () => {
    const source = await target('pglite');
    const { orm, close } = await openDatabase(source, { purpose: 'restore' });
    await orm.migrator.up({ to: 'Migration20261121120000_entry_pages' });
    await orm.em.fork().execute(
      `insert into entries (id, kind, title, start_date, end_date, created_at, updated_at, facebook)
       values (gen_random_uuid(), 'social', 'Post', '2026-03-08', '2026-03-08', now(), now(), null)`,
    );
    await orm.em.fork().execute(`insert into settings (key, value) values ('session-secret', '"${OLD}"')`);
    await close();
    rmSync(join(source.dataDir, 'planner.json'));

    // Opening the folder backs it up, then migrates it.
    await run(source, []);
    const backups = join(source.dataDir, 'backups');
    const [name = ''] = readdirSync(backups);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT.+-before-Migration20261121150000_flags_true_or_false\.backup$/);
    await run(source, []);
    expect(readdirSync(backups)).toHaveLength(1);

    expect(gunzipSync(readFileSync(join(backups, name))).toString()).not.toContain(OLD);
    const restored = await target('pglite');
    await restore(restored, join(backups, name));
    const rows = await using(restored, async ({ em }) => ({
      entries: await em.fork().execute('select values from entries'),
      migrations: await em.fork().execute('select name from mikro_orm_migrations order by id'),
    }));
    expect(rows).toEqual({
      entries: [{ values: {} }],
      migrations: migrations.map(({ name }) => ({ name })),
    });
  });

  describe.each(soakDatabases)('a damaged backup on %s', (database) => {
    const damages: [string, (text: string) => Buffer | string, RegExp][] = [
      ['cut off', (text) => gzipSync(text).subarray(0, -40), /its end is missing|damaged/],
      [
        'without its last line',
        (text) => gzipSync(text.slice(0, text.lastIndexOf('{"rows"'))),
        /its end is missing/,
      ],
      ['changed', (text) => gzipSync(text.replace('accounts-lock', 'accounts-look')), /checksum/],
      ['missing a row', (text) => gzipSync(text.replace(/\n\["accounts-lock".*/, '')), /checksum/],
      ['another file', () => 'not a backup', /not a backup file/],
      ['of another format', () => gzipSync('{"hello": 1}\n'), /not a backup file/],
    ];

    test('is rejected before anything is changed', async () => {
      const source = await target('postgresql', true);
      const content = await contentOf(source);
      await backUp(source);
      const text = gunzipSync(readFileSync(file())).toString();
      const config = await target(database);
      for (const [name, damage, reason] of damages) {
        writeFileSync(file(), damage(text));
        const error = (await restore(config, file()).catch((thrown: unknown) => thrown)) as Error;
        expect
          .soft(error.message, name)
          .toMatch(/is not a complete backup \(.+\), so nothing was restored\.$/);
        expect.soft(error.message, name).toMatch(reason);
      }
      writeFileSync(file(), gzipSync(text.replace('"version":1', '"version":2')));
      await expect(restore(config, file())).rejects.toThrow(/was created by a newer version of the planner/);
      // A valid backup can still be restored into the same folder or database.
      writeFileSync(file(), gzipSync(text));
      await restore(config, file());
      expect(await contentOf(config)).toEqual(content);
    });
  });

  test('is rejected quickly if it contains a very long line', { timeout: 10_000 }, async () => {
    const header = JSON.stringify({
      format: 'content-planner-backup',
      version: 1,
      createdAt: '2026-11-22T10:00:00Z',
      migrations: migrations.map(({ name }) => name),
    });
    const table = '{"table":"brands","columns":["name"]}';
    writeFileSync(file(), gzipSync(`${header}\n${table}\n["${'x'.repeat(64 * 1024 * 1024)}"]\n`));
    await expect(restore(await target('pglite'), file())).rejects.toThrow(/is not a complete backup/);
  });

  test('keeps servers from starting on PostgreSQL until it is completely restored', async () => {
    const source = await target('postgresql', true);
    await run(source, AWKWARD);
    const content = await contentOf(source);
    await backUp(source);
    const config = await target('postgresql', true);
    const url = config.databaseUrl ?? '';
    const environment = { DATABASE_URL: url, DATA_DIR: config.dataDir, PORT: '0' };
    const orm = await createOrm({ url });
    clean.unshift(() => orm.close(true));
    await orm.em.fork().transactional(async (em) => {
      // This lock stops the restore when it has begun to replace the rows.
      await em.execute('lock table brands in share mode');
      const unlimited = { ...environment, DATABASE_URL: `${url}?options=-c%20lock_timeout%3D0` };
      const restoring = launchPlanner(unlimited, [], [], ['restore', file()]);
      restoring.ready.catch(() => {});
      const observer = orm.em.fork();
      await vi.waitFor(async () => expect(await observer.execute(WAITING)).toHaveLength(1), {
        timeout: 60_000,
        interval: 20,
      });
      expect(await restoring.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    });
    const unfinished =
      'A backup was not completely restored into the database at DATABASE_URL. Run `content-planner restore FILE` again.\n';
    for (const command of [['migrate'], ['backup', join(folder, 'other')], ['serve']]) {
      expect(await runCommand(command, environment)).toEqual({ code: 1, stdout: '', stderr: unfinished });
    }
    expect(await runCommand(['restore', file()], environment)).toMatchObject({ code: 0, stderr: '' });
    expect(await contentOf(config)).toEqual({ ...content, account_links: [], sessions: [] });
  });

  test('can be restored only into an empty database', async () => {
    const server = await target('postgresql', true);
    await backUp(server);
    await run(server, AWKWARD);
    await expect(restore(server, file())).rejects.toThrow(
      /^The database is not empty \(access_tokens has rows\), so nothing was restored\./,
    );
    const folder = await target('pglite', true);
    await expect(restore(folder, file())).rejects.toThrow(
      /contains a planner, so nothing was restored\. Set DATA_DIR/,
    );
  });

  test('cannot be saved over an existing file, to an invalid path, or from an empty database', async () => {
    const server = await target('postgresql', true);
    appendFileSync(file(), 'precious');
    await expect(backUp(server)).rejects.toThrow(/planner\.backup already exists\. Delete it/);
    expect(readFileSync(file(), 'utf8')).toBe('precious');
    const missing = join(folder, 'missing', 'planner.backup');
    await expect(save(server, missing)).rejects.toThrow(/^The backup can't be written \(ENOENT/);

    rmSync(file());
    await expect(backUp(await target('postgresql'))).rejects.toThrow(/contains no planner/);
    const empty = await target('pglite');
    await expect(backUp(empty)).rejects.toThrow(/contains no planner\. Set DATA_DIR or DATABASE_URL/);
    expect(existsSync(join(empty.dataDir, 'database'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('backup'))).toEqual([]);
  });

  test('is a consistent snapshot even while rows change', async () => {
    const config = await target('postgresql', true);
    await run(config, AWKWARD);
    const other = await createOrm({ url: config.databaseUrl ?? '' });
    clean.unshift(() => other.close(true));
    let done = false;
    // Each transaction increments a number in two tables, so a consistent snapshot has the same increase in both.
    const changing = (async () => {
      while (!done) {
        await other.em.fork().transactional(async (em) => {
          await em.execute(
            `update settings set value = to_jsonb((value #>> '{}')::numeric + 1) where key = 'number'`,
          );
          await em.execute(`update rate_limits set points = points + 1 where key = 'limit'`);
        });
      }
    })();
    try {
      for (let n = 0; n < runs(3, 20); n += 1) {
        rmSync(file(), { force: true });
        await backUp(config);
        const text = gunzipSync(readFileSync(file())).toString();
        const number = /\["number", ?"(\d+)/.exec(text)?.[1] ?? '';
        const points = /\["limit", ?"(\d+)"/.exec(text)?.[1] ?? '';
        expect(BigInt(number) - 12345678901234567890n).toBe(BigInt(points) - 3n);
      }
    } finally {
      done = true;
      await changing;
    }
  });
});
