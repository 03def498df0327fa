import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { describe, expect, test, vi } from 'vitest';
import { migrate } from '../src/db/migrate.js';
import { MigrationError } from '../src/db/migration-error.js';
import { BREAKING, WIDENING } from '../src/db/migrations/breaking.js';
import { migrations } from '../src/db/migrations/index.js';
import { createOrm, type Orm } from '../src/db/orm.js';
import { createProbe } from '../src/db/probe.js';
import { createLog } from '../src/log.js';
import { runCommand } from './command.js';
import { createTestPlanner, emptyDatabase } from './planner.js';

/** Runs `work` on an empty database, then removes the database. */
async function onEmpty(
  database: 'postgresql' | 'pglite',
  work: (open: () => Promise<Orm>, url: string) => Promise<void>,
) {
  const { url, drop } = await emptyDatabase();
  const orms: Orm[] = [];
  const open = async () => {
    const orm = await createOrm(database === 'pglite' ? { folder: 'memory://' } : { url });
    orms.push(orm);
    return orm;
  };
  try {
    await work(open, url);
  } finally {
    for (const orm of orms) await orm.close(true);
    await drop();
  }
}

const TABLES = `select count(*)::int as n from information_schema.tables where table_schema = 'public'`;

describe.each(['postgresql', 'pglite'] as const)('migrating %s', (database) => {
  test('changes nothing the second time', () =>
    onEmpty(database, async (open) => {
      const orm = await open();
      await migrate(orm);
      const em = orm.em.fork();
      const tables = await em.execute(TABLES);
      await em.execute(`insert into settings (key, value) values ('kept', '1')`);
      await migrate(orm);
      expect(await em.execute(TABLES)).toEqual(tables);
      expect(await em.execute(`select value from settings where key = 'kept'`)).toEqual([{ value: 1 }]);
    }));

  test('sets platforms to false if earlier versions left them null', () =>
    onEmpty(database, async (open) => {
      const orm = await open();
      await orm.migrator.up({ to: 'Migration20261121120000_entry_pages' });
      const em = orm.em.fork();
      await em.execute(
        `insert into entries (id, kind, title, start_date, end_date, created_at, updated_at, facebook, tiktok, youtube)
         values ('${uuid()}', 'social', 'Post', '2026-03-08', '2026-03-08', now(), now(), null, true, null)`,
      );
      await orm.migrator.up({ to: 'Migration20261121150000_flags_true_or_false' });
      expect(await em.execute('select version, facebook, tiktok, youtube, snapchat from entries')).toEqual([
        { version: 1, facebook: false, tiktok: true, youtube: false, snapchat: false },
      ]);
    }));
});

describe.each(['postgresql', 'pglite'] as const)('the migration of deleted fields on %s', (database) => {
  test('moves their values to keys that no field can have, and changes nothing else', () =>
    onEmpty(database, async (open) => {
      const orm = await open();
      await orm.migrator.up({ to: 'Migration20261130160000_passkeys' });
      const em = orm.em.fork();
      const [field, entry, other, link, user] = [uuid(), uuid(), uuid(), uuid(), uuid()] as const;
      const values = '{"author": "Maya", "margin": "80%", "other": null}';
      await em.execute(
        `insert into field_configurations (id, log_type, field_name, field_label, field_type, created_at)
         values ('${field}', 'blog', 'author', 'Author', 'text', now()),
           ('${uuid()}', 'email', 'margin', 'Margin', 'text', now())`,
      );
      await em.execute(
        `insert into entries (id, kind, title, start_date, end_date, dynamic_fields, version, created_at, updated_at)
         values ('${entry}', 'blog', 'Launch', '2026-03-08', '2026-03-08', '${values}', 3, now(), now()),
           ('${other}', 'email', 'News', '2026-03-08', '2026-03-08', '{"margin": "10%"}', 1, now(), now())`,
      );
      const change = `{"title": "Launch", "dynamicFields": ${values}}`;
      await em.execute(
        `insert into changes (change_set_id, subject_id, subject_type, kind, title, before, after)
         values ('${uuid()}', '${entry}', 'entry', 'blog', 'Launch', null, '${change}'),
           ('${uuid()}', '${entry}', 'entry', 'blog', 'Launch', '${change}', '{"title": "Launch"}'),
           ('${uuid()}', '${field}', 'field', 'blog', 'Margin', '{"fieldName": "margin"}', null)`,
      );
      await em.execute(
        `insert into access_tokens (id, kind, name, token_hash, created_by, without_brand, includes_description,
           includes_notes, created_at, frozen_at)
         values ('${link}', 'link', 'Client', 'x', '${user}', true, true, true, now(), now())`,
      );
      await em.execute(
        `insert into frozen_content select '${link}', 'entry', id, to_jsonb(entries) from entries`,
      );
      const columns = 'id, title, version, updated_at';
      const before = await em.execute(`select ${columns} from entries order by id`);

      await orm.migrator.up({ to: 'Migration20261201100000_retired_values' });
      expect(await em.execute(`select ${columns} from entries order by id`)).toEqual(before);
      const moved = { author: 'Maya', 'deleted margin': '80%', 'deleted other': null };
      const kept = { margin: '10%' };
      expect(await em.execute('select dynamic_fields as v from entries order by id')).toEqual([
        { v: moved },
        { v: kept },
      ]);
      expect(
        await em.execute(`select content -> 'dynamic_fields' as v from frozen_content order by subject_id`),
      ).toEqual([{ v: moved }, { v: kept }]);
      expect(await em.execute('select before, after from changes order by change_set_id')).toEqual([
        { before: null, after: { title: 'Launch', dynamicFields: moved } },
        { before: { title: 'Launch', dynamicFields: moved }, after: { title: 'Launch' } },
        { before: { fieldName: 'margin' }, after: null },
      ]);
    }));
});

interface Before {
  description?: boolean;
  notes?: boolean;
  kinds?: string[];
  feed?: object;
}

interface Expected {
  kinds: string[] | null;
  fields: string[] | null;
  feed?: object;
}

describe.each(['postgresql', 'pglite'] as const)(
  'the migration that lists the fields of tokens on %s',
  (database) => {
    const status = { id: uuid(), pair: uuid(), kind: 'blog', isShareable: true };
    const author = { id: uuid(), pair: uuid(), kind: 'email', isShareable: true };
    const budget = { id: uuid(), pair: uuid(), kind: 'blog', isShareable: false };
    const fields = [status, author, budget];
    const details = ['campaignName', 'category', 'location', 'mediaType', 'platforms'];
    const KINDS = ['blog', 'email', 'social', 'event', 'podcast', 'other'];

    test.each<[kind: string, before: Before, after: Expected]>([
      ['link', { notes: false }, { kinds: KINDS, fields: ['description', ...details, status.id, author.id] }],
      [
        'link',
        { kinds: ['email'] },
        { kinds: ['email'], fields: ['description', 'guestNotes', 'notes', ...details, author.id] },
      ],
      ['embed', { kinds: [], description: false, notes: false }, { kinds: [], fields: details }],
      ['key', {}, { kinds: null, fields: null }],
      [
        'key',
        { notes: false },
        { kinds: null, fields: ['description', ...details, status.id, author.id, budget.id] },
      ],
      [
        'feed',
        { notes: false, feed: { filter: null, brandAndKind: true, details: false, fieldIds: [budget.pair] } },
        { kinds: null, fields: ['description', budget.id], feed: { filter: null, brandAndKind: true } },
      ],
    ])(
      'keeps what a %s with %o shows',
      (kind, { description = true, notes = true, kinds = null, feed = null }, expected) =>
        onEmpty(database, async (open) => {
          const orm = await open();
          await orm.migrator.up({ to: 'Migration20261204100000_search_text' });
          const em = orm.em.fork();
          for (const { id, pair, kind: ofKind, isShareable } of fields) {
            await em.execute(
              `insert into fields (id, name, label, type, is_shareable) values ('${id}', 'x', 'X', 'text', ${isShareable})`,
            );
            await em.execute(
              `insert into kind_fields (id, kind_id, field_id) values ('${pair}', '${ofKind}', '${id}')`,
            );
          }
          const user = uuid();
          await em.execute(
            `insert into users (id, email, password_hash, created_at) values ('${user}', 'maya@planner.example', '', now())`,
          );
          const owner = kind === 'key' || kind === 'feed' ? user : null;
          await em.execute(
            `insert into access_tokens (id, kind, name, token_hash, owner_id, created_by, without_brand, kinds, feed,
           includes_description, includes_notes, created_at)
         values ('${uuid()}', '${kind}', 'Client', 'x', ?::uuid, '${user}', true, ?::jsonb, ?::jsonb, ?, ?, now())`,
            [owner, kinds && JSON.stringify(kinds), feed && JSON.stringify(feed), description, notes],
          );
          await migrate(orm, { withoutBackup: true });
          const [row] = await em.execute<{ kinds: unknown; fields: string[] | null; feed: unknown }[]>(
            'select kinds, fields, feed from access_tokens',
          );
          const sorted = (list: string[] | null | undefined) => list?.toSorted() ?? null;
          expect({ ...row, fields: sorted(row?.fields) }).toEqual({
            feed: null,
            ...expected,
            fields: sorted(expected.fields),
          });
        }),
    );
  },
);

describe.each(['postgresql', 'pglite'] as const)('the migration that adds change sets on %s', (database) => {
  const insert = (id: string) =>
    `insert into entries (id, kind, title, start_date, end_date, created_at, updated_at)
     values ('${id}', 'blog', 'Launch', '2026-03-08', '2026-03-08', now(), now())`;

  test('keeps existing entries, leaves their authors empty, and works with servers on the previous release', () =>
    onEmpty(database, async (open) => {
      const orm = await open();
      await orm.migrator.up({ to: 'Migration20261123000000_field_types' });
      const em = orm.em.fork();
      const id = uuid();
      await em.execute(insert(id));
      const columns = 'id, title, start_date, version, created_at, updated_at';
      const before = await em.execute(`select ${columns} from entries`);
      await migrate(orm, { withoutBackup: true });
      expect(await em.execute(`select ${columns} from entries`)).toEqual(before);
      expect(await em.execute('select created_by, updated_by, content_age from entries')).toEqual([
        { created_by: null, updated_by: null, content_age: 0 },
      ]);

      const planner = await createTestPlanner(database, { orm });
      const admin = await planner.register('admin@planner.example');
      const rename = async (entry: string) => {
        const json = { blogName: 'Relaunch' };
        const { headers } = await admin.request(`/api/logs/blog/${entry}`, { method: 'PATCH', json });
        return headers.get('change-id');
      };
      const undo = (change: string | null) =>
        admin.graphql('mutation ($id: ID!) { undoChange(id: $id) { entries { title version } } }', {
          id: change,
        });
      const query = `query ($id: ID!) { entry(id: $id) { createdBy { id } updatedBy { id } }
        entryHistory(id: $id) { edges { cursor } } }`;
      expect((await admin.graphql(query, { id })).data).toEqual({
        entry: { createdBy: null, updatedBy: null },
        entryHistory: { edges: [] },
      });
      const undone = { undoChange: { entries: [{ title: 'Launch', version: 3 }] } };
      expect((await undo(await rename(id))).data).toEqual(undone);

      // The previous release's statements omit the new columns.
      const theirs = uuid();
      await em.execute(insert(theirs));
      const change = await rename(theirs);
      await em.execute(
        `update entries set title = 'Theirs', version = version + 1, updated_at = now() where id = ?`,
        [theirs],
      );
      expect((await undo(change)).errors).toMatchObject([
        { extensions: { status: 409, left: [{ id: theirs, title: 'Theirs' }] } },
      ]);
      const { body } = await admin.rest('GET', `/logs/blog/${theirs}`);
      expect(body).toMatchObject({ blogName: 'Theirs', version: 3 });
      await em.execute('delete from entries where id = ?', [theirs]);
      expect((await admin.rest('GET', `/logs/blog/${theirs}`)).status).toBe(404);
    }));
});

describe.each(['postgresql', 'pglite'] as const)(
  'a database on %s that a newer version has migrated',
  (database) => {
    test('is rejected with an error message and left unchanged', () =>
      onEmpty(database, async (open) => {
        const orm = await open();
        await migrate(orm);
        const em = orm.em.fork();
        await em.execute(`insert into mikro_orm_migrations (name) values ('Migration20991231000000_future')`);
        const attempt = migrate(orm);
        await expect(attempt).rejects.toThrow(MigrationError);
        await expect(attempt).rejects.toThrow(
          'A newer version of the planner has migrated this database (Migration20991231000000_future).',
        );
        const [row] = await em.execute('select count(*)::int as n from mikro_orm_migrations');
        expect(row).toEqual({ n: migrations.length + 1 });
      }));

    test.runIf(database === 'postgresql')('makes the serve command exit with code 1', () =>
      onEmpty(database, async (open, url) => {
        const orm = await open();
        await migrate(orm);
        await orm.em
          .fork()
          .execute(`insert into mikro_orm_migrations (name) values ('Migration20991231000000_future')`);
        expect(await runCommand(['serve'], { DATABASE_URL: url, PORT: '0' })).toEqual({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(
            /^A newer version of the planner has migrated this database \(.+\)\. .+\.\n$/,
          ),
        });
      }),
    );
  },
);

describe('the migration lock of a stopped server', () => {
  const LOCK = 'select pg_advisory_xact_lock(7263548011)';
  const waiting = { notice: 100, limit: 700 };
  const logTo = (lines: string[]) => createLog('warn', { write: (line) => lines.push(line) });

  test('does not delay server startup if no migrations are pending', () =>
    onEmpty('postgresql', async (open) => {
      const [orm, zombie] = [await open(), await open()];
      await migrate(orm);
      await zombie.em.fork().transactional(async (em) => {
        await em.execute(LOCK);
        expect(await migrate(orm, { waiting: { notice: 0, limit: 0 } })).toEqual([]);
      });
    }));

  test('delays server startup for a limited time if migrations are pending, and the delay is logged', () =>
    onEmpty('postgresql', async (open) => {
      const [orm, zombie] = [await open(), await open()];
      const lines: string[] = [];
      await zombie.em.fork().transactional(async (em) => {
        await em.execute(LOCK);
        const [session] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
        const pid = session?.pid ?? 0;
        await expect(migrate(orm, { log: logTo(lines), waiting })).rejects.toThrow(
          new RegExp(`^Another server has been migrating .+ select pg_terminate_backend\\(${pid}\\)$`),
        );
        expect(lines.map((line) => JSON.parse(line))).toMatchObject([
          { pid, msg: 'waiting for another server that is migrating the database' },
        ]);
      });
      expect(await migrate(orm, { log: logTo(lines), waiting })).toHaveLength(migrations.length);
    }));
});

describe('a migration that breaks running servers', () => {
  test('starts only if no other servers are running and there is a backup', () =>
    onEmpty('postgresql', async (open, url) => {
      const orm = await open();
      await orm.migrator.up({ to: 'Migration20261121120000_entry_pages' });
      const server = createProbe(url);
      await server.check();
      await expect(migrate(orm)).rejects.toThrow(
        /^This upgrade breaks running servers .+, and 1 of them uses this database\. Stop all servers/,
      );
      await server.close();
      await vi.waitFor(() =>
        expect(migrate(orm)).rejects.toThrow(
          /create a backup first: content-planner backup FILE\..+--without-backup/,
        ),
      );
      expect(await migrate(orm, { withoutBackup: true })).toHaveLength(migrations.length - 2);
    }));
});

test('the upgrade of a database server requires a backup, which its command creates', () =>
  onEmpty('postgresql', async (open, url) => {
    const orm = await open();
    await orm.migrator.up({ to: 'Migration20261201100000_retired_values' });
    const folder = mkdtempSync(join(tmpdir(), 'planner-upgrade-'));
    const run = (...args: string[]) => runCommand(args, { DATABASE_URL: url });
    expect(await run('migrate')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/content-planner backup FILE/),
    });
    expect(await run('backup', join(folder, 'planner.backup'))).toMatchObject({ code: 0 });
    expect(await run('migrate', '--without-backup')).toEqual({
      ...{ code: 0, stdout: 'The database is up to date.\n', stderr: '' },
    });
    rmSync(folder, { recursive: true });
  }));

describe('the lists of breaking and widening migrations', async () => {
  const all = await Promise.all(
    migrations.map(async (Migration) => {
      const migration = new Migration({} as never, {} as never);
      const executed: string[] = [];
      migration.execute = async (query) => {
        executed.push(String(query));
        return [];
      };
      await migration.up();
      return { name: Migration.name, queries: [...executed, ...migration.getQueries().map(String)] };
    }),
  );

  const BREAKS =
    /\b(drop (column|table|default|constraint)|rename|set not null|alter column \w+ (set data )?type|add constraint|create unique index)\b|add column (?!.*\b(null|default)\b)|add column .* not null(?!.*default)/i;

  // This migration drops a table that no release has used.
  const HARMLESS = 'Migration20261124000000_changes';

  // The statements of these migrations break nothing, but the previous release does not follow their rules.
  const BY_RULE = [
    'Migration20261201100000_retired_values',
    'Migration20261204100000_search_text',
    'Migration20261207200000_feed_conditions',
  ];

  /** Returns the queries that can break running servers. */
  function breakingQueries(queries: readonly string[]): string[] {
    const created = queries.flatMap((query) => /create table (\w+)/.exec(query)?.[1] ?? []);
    const isNew = (query: string) => created.some((table) => query.includes(`alter table ${table} `));
    return queries.filter((query) => BREAKS.test(query) && !query.includes('create table') && !isNew(query));
  }

  test('contain all migrations that can break running servers', () => {
    const later = all.slice(1).filter(({ name }) => name !== HARMLESS);
    const found = later.filter(({ queries }) => breakingQueries(queries).length > 0);
    const listed = all.filter(({ name }) => BREAKING.has(name) || WIDENING.has(name));
    const byRule = all.filter(({ name }) => BY_RULE.includes(name));
    expect(new Set([...found, ...byRule])).toEqual(new Set(listed));
    expect(listed).toHaveLength(BREAKING.size + WIDENING.size);
  });

  /** Returns the values that each check constraint allows, keyed by the constraint's name. */
  const allowedValues = (queries: readonly string[]) =>
    new Map(
      queries.flatMap((query) => {
        const [, name, values] = /add constraint (\w+) check \(\w+ in \((.+)\)\)/.exec(query) ?? [];
        return name && values ? [[name, values.split(/,\s*/)] as const] : [];
      }),
    );

  test.each([...WIDENING])('%s is widening: it only allows more values', (widening) => {
    const place = all.findIndex(({ name }) => name === widening);
    const before = allowedValues(all.slice(0, place).flatMap(({ queries }) => queries));
    const breaking = breakingQueries(all[place]?.queries ?? []);
    const after = allowedValues(breaking);
    const dropped = breaking.flatMap((query) => /drop constraint (\w+)/.exec(query)?.[1] ?? []);
    // A constraint that is only dropped allows all values.
    expect(dropped).toEqual(expect.arrayContaining([...after.keys()]));
    expect(breaking).toHaveLength(dropped.length + after.size);
    for (const [constraint, values] of after) {
      expect(before.get(constraint)?.filter((value) => !values.includes(value))).toEqual([]);
    }
  });
});

describe('migrating one empty PostgreSQL database', () => {
  test('succeeds in five concurrent processes and runs each migration once', async () => {
    const { url, drop } = await emptyDatabase();
    try {
      const outcomes = await Promise.all(
        [1, 2, 3, 4, 5].map(() => runCommand(['migrate'], { DATABASE_URL: url })),
      );
      for (const outcome of outcomes) {
        expect(outcome).toEqual({ code: 0, stdout: 'The database is up to date.\n', stderr: '' });
      }
      const orm = await createOrm({ url });
      const names = await orm.em.fork().execute('select name from mikro_orm_migrations order by id');
      await orm.close(true);
      expect(names).toEqual(migrations.map(({ name }) => ({ name })));
    } finally {
      await drop();
    }
  });
});
