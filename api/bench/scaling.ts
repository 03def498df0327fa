import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { today } from '@content-planner/model';
import { createApp } from '../src/app.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import { readConfig } from '../src/config.js';
import { migrate } from '../src/db/migrate.js';
import { createOrm, type Orm } from '../src/db/orm.js';
import sdkDocuments from '../src/graphql/sdk-documents.json' with { type: 'json' };
import { createLog } from '../src/log.js';
import { seedEntries } from '../src/seed/generated-entries.js';
import { postgresqlServer } from '../test/postgresql-server.js';
import { median } from './measure.js';

// Prints how long requests take with the given numbers of entries, such as 1,000 and 100,000: `pnpm --filter
// @content-planner/api bench:scaling 1000 100000`

const ACCOUNT = { email: 'bench@planner.example', password: 'a long enough password' };

async function measure(database: string, orm: Orm, entries: number): Promise<void> {
  await migrate(orm);
  const date = today();
  const start = performance.now();
  await seedEntries(orm.em.fork(), entries, date);
  const seeded = ((performance.now() - start) / 1000).toFixed(1);
  // Analyze the tables now. Otherwise, PostgreSQL would do so later, during the measurement.
  await orm.em.fork().execute('analyze');
  const secret = 'a secret for measurements only, long enough';
  const tokens = createSessionTokens(secret);
  const app = createApp({ config: readConfig({}), orm, tokens, log: createLog('warn'), webFolder: '' });
  let cookie = '';
  const send = async (path: string, json: object) => {
    const body = JSON.stringify(json);
    const headers = {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(body)}`,
      cookie,
    };
    const response = await app.request(path, { method: 'POST', headers, body });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const text = await response.text();
    if (!response.ok || text.includes('"errors"')) throw new Error(`${path} failed: ${text.slice(0, 300)}`);
  };
  await send('/api/auth/register', ACCOUNT);
  const month = { from: `${date.slice(0, 8)}01`, to: `${date.slice(0, 8)}28` };
  const times = [
    await median(() => send('/graphql', { query: sdkDocuments.Calendar, variables: month })),
    await median(() => send('/api/logs/blog', { date, blogName: 'Launch' })),
    await median(() =>
      Promise.all(Array.from({ length: 10 }, () => send('/api/logs/blog', { date, blogName: 'Launch' }))),
    ),
  ].map((time) => `${time.toFixed(1)} ms`);
  console.log(`| ${database} | ${entries.toLocaleString('en')} | ${seeded} s | ${times.join(' | ')} |`);
}

const server = await postgresqlServer({ durable: true });
console.log(
  '| Database | Entries | Seeding | Calendar for a month | One creation | Ten concurrent creations |\n|---|---|---|---|---|---|',
);
try {
  for (const entries of process.argv.slice(2).map(Number)) {
    const orm = await createOrm({ url: server.url });
    await measure('PostgreSQL', orm, entries);
    await orm.em.fork().execute('drop schema public cascade');
    await orm.em.fork().execute('create schema public');
    await orm.close(true);
    const folder = mkdtempSync(join(tmpdir(), 'planner-bench-'));
    const embedded = await createOrm({ folder });
    await measure('embedded', embedded, entries);
    await embedded.close(true);
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  await server.stop();
}
process.exit();
