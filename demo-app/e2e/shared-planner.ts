import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, connect, type NewPerson, type Person, uniqueEmail } from './api.js';
import { KINDS } from './kinds.js';
import { freePort, startPlanner } from './planner-process.js';

/** The user who is logged in on the page when a test begins. */
export type Viewer = 'visitor' | 'administrator' | 'member';

const PASSWORD = 'a quiet harbor';

/** A running planner that all tests of a worker share. Each test creates the accounts and rows that it uses. */
export interface SharedPlanner {
  url: string;
  /** The REST API with the administrator's session. Tests use it to change data without the page. */
  api: Api;
  /** Maya Okafor, an administrator, and Jonas Weber, another user. */
  people: Record<Exclude<Viewer, 'visitor'>, Person>;
  /** The sessions of these two users. Tests that end a session must create their own user. */
  sessions: Record<Exclude<Viewer, 'visitor'>, Awaited<ReturnType<Api['storageState']>>>;
  /** Logs both users in again if the last login is too old for sensitive changes. */
  renewSessions(): Promise<void>;
  /** Creates an account. By default, it is approved and not an administrator. */
  createPerson(person?: NewPerson): Promise<Person>;
  /** Deletes all content, and all accounts except those two. */
  clear(): Promise<void>;
}

/** The age of a login after which it is renewed, in ms. Sensitive changes require a login within ten minutes. */
const MAX_AGE = 5 * 60 * 1000;

/** The REST paths of all lists, and of the rows in each list. */
const LISTS = [
  ...KINDS.flatMap(({ kind, rest }) => [
    { list: rest, rows: rest },
    { list: `/field-configs/${kind}`, rows: '/field-configs' },
  ]),
  { list: '/brands', rows: '/brands' },
];

/** Starts a planner in a new folder, with an administrator and a member. */
export async function startSharedPlanner(): Promise<{ planner: SharedPlanner; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'content-planner-e2e-'));
  const { url, stop } = await startPlanner({ dataDir, port: await freePort(), script: 'server' });
  const api = await connect(url);

  const maya = { email: 'maya@planner.example', password: PASSWORD };
  const { id } = await api.post<Person>('/auth/register', { ...maya, firstName: 'Maya', lastName: 'Okafor' });
  const createPerson = async (person: NewPerson = {}): Promise<Person> => {
    const credentials = { email: uniqueEmail(), password: PASSWORD };
    const created = await api.post<Person>('/users', { ...credentials, ...person });
    return { id: created.id, ...credentials };
  };
  const jonas = await createPerson({ firstName: 'Jonas', lastName: 'Weber' });

  const memberApi = await connect(url);
  await memberApi.post('/auth/login', jonas);
  const sessions = { administrator: await api.storageState(), member: await memberApi.storageState() };
  let loggedInAt = Date.now();

  const people = { administrator: { id, ...maya }, member: jonas };
  const renewSessions = async () => {
    if (Date.now() - loggedInAt < MAX_AGE) return;
    await Promise.all([api.post('/auth/login', maya), memberApi.post('/auth/login', jonas)]);
    loggedInAt = Date.now();
    sessions.administrator = await api.storageState();
    sessions.member = await memberApi.storageState();
  };
  const clear = async () => {
    const staying = [people.administrator.id, people.member.id];
    // Send the requests at the same time, because most tests call this function.
    await Promise.all(
      [...LISTS, { list: '/users', rows: '/users' }].map(async ({ list, rows }) => {
        for (const { id } of await api.get<{ id: string }[]>(list)) {
          if (!staying.includes(id)) await api.delete(`${rows}/${id}`);
        }
      }),
    );
  };
  return {
    planner: { url, api, people, sessions, renewSessions, createPerson, clear },
    async stop() {
      await Promise.all([api.dispose(), memberApi.dispose()]);
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
