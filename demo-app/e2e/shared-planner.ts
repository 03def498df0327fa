import { freePort } from '../../.ci/free-port.js';
import { type Api, connect, type NewPerson, type Person, uniqueEmail } from './api.js';
import { copyDataFolder, createFolder, removeFolder } from './data-folder.js';
import { startPlanner } from './planner-process.js';

/** The user who is logged in on the page when a test begins. */
export type Viewer = 'visitor' | 'administrator' | 'member';

const PASSWORD = 'a quiet harbor';

/** A running planner that all tests of a worker share. Each test creates the accounts and rows that it uses. */
export interface SharedPlanner {
  url: string;
  dataDir: string;
  /** The REST API with the administrator's session. Tests use it to change data without the page. */
  api: Api;
  /** Maya Okafor, an administrator, and Jonas Weber, another user. */
  people: Record<Exclude<Viewer, 'visitor'>, Person>;
  /** The sessions of the users in `people`. Tests that end a session must create their own user. */
  sessions: Record<Exclude<Viewer, 'visitor'>, Awaited<ReturnType<Api['storageState']>>>;
  /** Renews the sessions of the users in `people` if their last login is too old for sensitive changes. */
  renewSessions(): Promise<void>;
  /** Creates an account. By default, the account is approved and has no administrator rights. */
  createPerson(person?: NewPerson): Promise<Person>;
  /** Deletes all content, and all accounts except those of the users in `people`. */
  clear(): Promise<void>;
}

/**
 * The age at which a login is renewed, in ms. Sensitive changes require a login within the last ten minutes.
 */
const MAX_AGE = 5 * 60 * 1000;

/**
 * Queries the ids of all content and accounts. Uses one request instead of fourteen, because most tests call `clear`.
 */
const ALL_IDS = `query AllIds {
  brands { id }
  users { id }
  entries(first: 10000) { nodes { id } }
  fields { isBuiltIn kinds { id } }
}`;

/** Starts a planner in its own data folder, with an administrator and a member. */
export async function startSharedPlanner(): Promise<{ planner: SharedPlanner; stop(): Promise<void> }> {
  const dataDir = createFolder();
  copyDataFolder(dataDir);
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
    const {
      entries: page,
      fields,
      ...lists
    } = await api.graphql<
      Record<string, { id: string }[]> & {
        entries: { nodes: { id: string }[] };
        fields: { isBuiltIn: boolean; kinds: { id: string }[] }[];
      }
    >(ALL_IDS);
    const staying = [people.administrator.id, people.member.id];
    const idsOf = (...names: string[]) =>
      names.flatMap((name) => lists[name] ?? []).flatMap(({ id }) => (staying.includes(id) ? [] : [id]));
    const entries = page.nodes.map((entry) => entry.id);
    // The first kind of a built-in field always has it.
    const pairs = fields.flatMap(({ isBuiltIn, kinds }) => (isBuiltIn ? kinds.slice(1) : kinds));
    if (entries.length > 0) {
      await api.graphql('mutation ($ids: [ID!]!) { deleteEntries(ids: $ids) }', { ids: entries });
    }
    await Promise.all([
      ...idsOf('brands').map((id) => api.delete(`/brands/${id}`)),
      ...pairs.map(({ id }) => api.delete(`/field-configs/${id}`)),
      ...idsOf('users').map((id) => api.delete(`/users/${id}`)),
    ]);
  };
  return {
    planner: { url, dataDir, api, people, sessions, renewSessions, createPerson, clear },
    async stop() {
      await Promise.all([api.dispose(), memberApi.dispose()]);
      await stop();
      removeFolder(dataDir);
    },
  };
}
