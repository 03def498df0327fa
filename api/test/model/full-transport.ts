import type { KindDescription } from '../../src/logs/kinds/kind.js';
import { kinds, type LogKind } from '../built-in-kinds.js';
import type { Client, Entity } from '../client.js';
import { filterInput } from '../filter-input.js';
import { NAMED, withNames } from '../named-values.js';
import {
  CallError,
  graphqlCaller,
  graphqlTransport,
  restCaller,
  restTransport,
  type Transport,
  USER,
} from '../transport.js';

/** A range of days on the calendar. */
export interface Range {
  from: string;
  to: string;
  kinds?: LogKind[];
  brandIds?: string[];
  search?: string;
}

/** A user's column preferences. */
export interface Columns {
  visibleColumns: string[];
  columnOrder: string[];
}

/** A move of an entry to other dates. */
export interface Move {
  id: string;
  version: number;
  startDate: string;
  endDate: string;
}

/** The result of an undo, sorted by id. */
interface Undone {
  entries: Entity[];
  left: { id: string; title: string; reason: string }[];
}

/** All calls for content and accounts, made through REST or GraphQL. Rejected calls throw a `CallError`. */
export interface FullTransport extends Omit<Transport, 'viewer' | 'register' | 'login' | 'logout'> {
  updateEntries(kind: LogKind, ids: string[], data: object): Promise<number>;
  deleteEntries(kind: LogKind, ids: string[]): Promise<number>;
  /** REST has no calendar route, so the REST transport combines the lists of all kinds. */
  calendar(range: Range): Promise<Entity[]>;
  /** REST has no routes for moves and undos, so both transports use GraphQL for them. */
  moveEntries(moves: Move[]): Promise<Entity[]>;
  undoChange(id: string): Promise<Undone>;
  fields(kind: LogKind): Promise<Entity[]>;
  createField(field: object): Promise<Entity>;
  updateField(id: string, field: object): Promise<Entity>;
  deleteField(id: string): Promise<void>;
  columns(kind: LogKind): Promise<Columns>;
  saveColumns(kind: LogKind, columns: Columns): Promise<Columns>;
  users(): Promise<Entity[]>;
  createUser(account: object): Promise<Entity>;
  updateUser(id: string, change: object): Promise<Entity>;
  setAdmin(id: string, isAdmin: boolean): Promise<Entity>;
  setApproved(id: string, isApproved: boolean): Promise<Entity>;
  deleteUser(id: string): Promise<void>;
}

const MOVED = `{ id kind title startDate endDate brandId color showOnCalendar ${NAMED} version }`;

/** Returns the calls that only GraphQL supports. */
function changeTransport(client: Client): Pick<FullTransport, 'moveEntries' | 'undoChange'> {
  const call = graphqlCaller(client);
  return {
    async moveEntries(moves) {
      const query = `mutation ($moves: [EntryMove!]!) { moveEntries(moves: $moves) ${MOVED} }`;
      return withNames(client, await call<Entity[]>('moveEntries', query, { moves }));
    },
    async undoChange(id) {
      const { entries, left } = await call<Undone>(
        'undoChange',
        `mutation ($id: ID!) { undoChange(id: $id) { entries ${MOVED} left { id title reason } } }`,
        { id },
      );
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      return { entries: (await withNames(client, entries)).toSorted(byId), left: left.toSorted(byId) };
    },
  };
}

/** Returns the fields that an entry has on the calendar. */
function calendarEntry(kind: LogKind, entry: Entity) {
  const { rest, dates }: KindDescription = kinds[kind];
  const { id, date, brandId, showOnCalendar } = entry;
  const { startDate, endDate } = dates === 'span' ? entry : { startDate: date, endDate: date };
  return { id, kind, title: entry[rest.title], startDate, endDate, brandId, showOnCalendar };
}

type CalendarEntry = ReturnType<typeof calendarEntry>;

/** Creates a transport that uses REST. */
export function fullRestTransport(client: Client): FullTransport {
  const call = restCaller(client);
  const transport = restTransport(client);
  const log = (kind: LogKind) => `/logs/${kinds[kind].rest.path}`;

  async function calendar({ from, to, kinds: wanted, brandIds, search = '' }: Range): Promise<Entity[]> {
    const lists = (Object.keys(kinds) as LogKind[]).map(async (kind) =>
      (await transport.entries(kind)).map((entry) => calendarEntry(kind, entry)),
    );
    const all = (await Promise.all(lists)).flat();
    const order = ({ startDate, endDate, title, id }: CalendarEntry) => [
      startDate,
      // Entries that start on the same day are sorted by length, longest first.
      String(endDate).replace(/\d/g, (digit) => String(9 - Number(digit))),
      title,
      id,
    ];
    return all
      .filter(
        ({ kind, title, startDate, endDate, brandId, showOnCalendar }) =>
          showOnCalendar &&
          String(startDate) <= to &&
          String(endDate) >= from &&
          (wanted?.includes(kind) ?? true) &&
          (brandIds?.includes(String(brandId)) ?? true) &&
          String(title).toLowerCase().includes(search.toLowerCase()),
      )
      .sort((a, b) => (order(a).join('\0') < order(b).join('\0') ? -1 : 1))
      .map(({ brandId, showOnCalendar, ...shown }) => shown as unknown as Entity);
  }

  return {
    ...transport,
    ...changeTransport(client),
    calendar,
    updateEntries: async (kind, ids, data) =>
      (await call<{ updated: number }>('PATCH', `${log(kind)}/bulk`, { ids, data })).updated,
    deleteEntries: async (kind, ids) =>
      (await call<{ deleted: number }>('DELETE', `${log(kind)}/bulk`, { ids })).deleted,
    fields: (kind) => call('GET', `/field-configs/${kind}`),
    createField: (field) => call('POST', '/field-configs', field),
    updateField: (id, field) => call('PUT', `/field-configs/${id}`, field),
    deleteField: (id) => call('DELETE', `/field-configs/${id}`),
    columns: (kind) => call('GET', `/column-preferences/${kind}`),
    saveColumns: (kind, columns) => call('PUT', `/column-preferences/${kind}`, columns),
    users: () => call('GET', '/users'),
    createUser: (account) => call('POST', '/users', account),
    updateUser: (id, change) => call('PATCH', `/users/${id}`, change),
    setAdmin: (id, isAdmin) => call('PATCH', `/users/${id}/admin`, { isAdmin }),
    setApproved: (id, isApproved) => call('PATCH', `/users/${id}/approve`, { isApproved }),
    deleteUser: (id) => call('DELETE', `/users/${id}`),
  };
}

const COLUMNS = '{ visibleColumns columnOrder }';

/** Creates a transport that uses GraphQL. */
export function fullGraphqlTransport(client: Client): FullTransport {
  const call = graphqlCaller(client);

  /** Runs an operation that consists of one field. `types` contains the types of the field's arguments. */
  function sendOperation<Result = Entity>(
    operation: 'query' | 'mutation',
    field: string,
    types: Record<string, string>,
    variables: object,
    selection = '',
  ): Promise<Result> {
    const list = (part: (name: string) => string) => {
      const parts = Object.keys(types).map(part).join(', ');
      return parts && `(${parts})`;
    };
    return call<Result>(
      field,
      `${operation} ${list((name) => `$${name}: ${types[name]}`)} {
        ${field}${list((name) => `${name}: $${name}`)} ${selection}
      }`,
      variables,
    );
  }

  const { fields, createField, updateField, deleteField } = fullRestTransport(client);
  const KIND = { kind: 'LogKind!' };
  return {
    ...graphqlTransport(client),
    ...changeTransport(client),
    updateEntries: (kind, ids, data) =>
      sendOperation<number>(
        'mutation',
        'updateEntries',
        { ...KIND, ids: '[ID!]!', data: 'EntriesUpdateInput!' },
        { kind, ids, data },
      ).catch(({ status, message, errors }: CallError) => {
        // REST has another name for the values of fields.
        const renamed = (text: string) => text.replace('or values', 'or dynamicFields');
        throw new CallError(status, renamed(message), {
          errors: errors?.map((one) => ({ ...one, message: renamed(one.message) })),
        });
      }),
    deleteEntries: (kind, ids) =>
      sendOperation('mutation', 'deleteEntries', { ...KIND, ids: '[ID!]!' }, { kind, ids }),
    calendar: ({ from, to, brandIds, ...limits }) =>
      sendOperation(
        'query',
        'calendar',
        { from: 'CalendarDate!', to: 'CalendarDate!', filter: 'EntryFilter' },
        { from, to, filter: filterInput({ ...limits, ...(brandIds && { brandIds }) }) },
        '{ id kind title startDate endDate }',
      ),
    // Only REST has the fields of a single kind.
    ...{ fields, createField, updateField, deleteField },
    columns: (kind) => sendOperation('query', 'columnPreference', KIND, { kind }, COLUMNS),
    saveColumns: (kind, input) =>
      sendOperation(
        'mutation',
        'saveColumnPreference',
        { ...KIND, input: 'ColumnPreferenceInput!' },
        { kind, input },
        COLUMNS,
      ),
    users: () => sendOperation('query', 'users', {}, {}, USER),
    createUser: (input) => sendOperation('mutation', 'createUser', { input: 'UserInput!' }, { input }, USER),
    updateUser: (id, input) =>
      sendOperation('mutation', 'updateUser', { id: 'ID!', input: 'UserUpdateInput!' }, { id, input }, USER),
    setAdmin: (id, isAdmin) =>
      sendOperation('mutation', 'setUserAdmin', { id: 'ID!', isAdmin: 'Boolean!' }, { id, isAdmin }, USER),
    setApproved: (id, isApproved) =>
      sendOperation(
        'mutation',
        'setUserApproved',
        { id: 'ID!', isApproved: 'Boolean!' },
        { id, isApproved },
        USER,
      ),
    deleteUser: (id) => sendOperation('mutation', 'deleteUser', { id: 'ID!' }, { id }),
  };
}
