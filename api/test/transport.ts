import type { KindDescription } from '../src/logs/kinds/kind.js';
import { kinds, type LogKind } from './built-in-kinds.js';
import type { Client, Entity } from './client.js';
import { type ContractKind, contractKinds } from './contract-kinds.js';
import { NAMED, pathsById, valuesNamed, withName, withNames } from './named-values.js';

/** The error of a rejected call, in the same form for REST and GraphQL. */
export class CallError extends Error {
  readonly status: number;
  readonly errors: { field: string; message: string }[] | undefined;
  /** The current entry, for version conflicts. */
  readonly current: Entity | undefined;

  constructor(
    status: number,
    message: string,
    { errors, current }: Pick<Partial<CallError>, 'errors' | 'current'>,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.current = current;
  }
}

/** Calls that REST and GraphQL both support. Rejected calls throw a `CallError`. */
export interface Transport {
  viewer(): Promise<Entity | null>;
  /** Returns the new user, or null if the account is pending approval. */
  register(account: object): Promise<Entity | null>;
  login(credentials: object): Promise<Entity>;
  logout(): Promise<void>;
  brands(): Promise<Entity[]>;
  createBrand(brand: object): Promise<Entity>;
  updateBrand(id: string, brand: object): Promise<Entity>;
  deleteBrand(id: string): Promise<void>;
  entries(kind: LogKind): Promise<Entity[]>;
  entry(kind: LogKind, id: string): Promise<Entity>;
  createEntry(kind: LogKind, entry: object): Promise<Entity>;
  /** Updates an entry. `version` is the version that was edited. */
  updateEntry(kind: LogKind, id: string, entry: object, version?: number): Promise<Entity>;
  deleteEntry(kind: LogKind, id: string): Promise<void>;
}

/** Creates a function that sends REST requests and returns the response body. */
export const restCaller =
  (client: Client) =>
  async <Result = Entity>(method: string, path: string, json?: unknown): Promise<Result> => {
    const { status, body } = await client.rest<Result & CallError>(method, path, json);
    if (status >= 400) throw new CallError(status, body.message, body);
    return body;
  };

/** Creates a function that runs GraphQL operations with one field and returns that field's value. */
export const graphqlCaller =
  (client: Client) =>
  async <Result = Entity>(field: string, query: string, variables: object = {}): Promise<Result> => {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) throw new CallError(Number(error.extensions.status), error.message, error.extensions);
    return data?.[field] as Result;
  };

/** Creates a transport that uses REST. */
export function restTransport(client: Client): Transport {
  const call = restCaller(client);
  const log = (kind: LogKind) => `/logs/${kinds[kind].rest.path}`;
  return {
    viewer: () =>
      call('GET', '/auth/user').catch((error: CallError) => {
        if (error.status === 401) return null;
        throw error;
      }),
    async register(account) {
      const user = await call('POST', '/auth/register', account);
      return user.pendingApproval === true ? null : user;
    },
    login: (credentials) => call('POST', '/auth/login', credentials),
    logout: () => call('POST', '/auth/logout'),
    brands: () => call('GET', '/brands'),
    createBrand: (brand) => call('POST', '/brands', brand),
    updateBrand: (id, brand) => call('PUT', `/brands/${id}`, brand),
    deleteBrand: (id) => call('DELETE', `/brands/${id}`),
    entries: (kind) => call('GET', log(kind)),
    entry: (kind, id) => call('GET', `${log(kind)}/${id}`),
    createEntry: (kind, entry) => call('POST', log(kind), entry),
    updateEntry: (kind, id, entry, version) => call('PUT', `${log(kind)}/${id}`, { ...entry, version }),
    deleteEntry: (kind, id) => call('DELETE', `${log(kind)}/${id}`),
  };
}

/** A selection of the user fields that REST returns. */
export const USER = '{ id email firstName lastName profileImageUrl isAdmin isApproved createdAt }';
const BRAND = '{ id name color }';

/** Returns the names of the fields that only a kind has. */
const ownNames = (kind: LogKind): Pick<ContractKind, 'texts' | 'flags'> =>
  contractKinds.find((contract) => contract.kind === kind) ?? { texts: [], flags: [] };

const ENTRY = `{
  id title startDate endDate values brandId color showOnCalendar ${NAMED} version createdAt updatedAt
}`;

/** Returns the values of a GraphQL entry by the names that REST uses. */
function restValues(kind: LogKind, values: object): object {
  const { texts, flags } = ownNames(kind);
  const { platforms = [], ...others } = values as { platforms?: string[] };
  return {
    ...Object.fromEntries(texts.map((name) => [name, (others as Entity)[name] ?? null])),
    ...Object.fromEntries(flags.map((name) => [name, platforms.includes(name)])),
  };
}

/** Renames the properties of a GraphQL entry to the ones that REST uses. */
function restNames(
  kind: LogKind,
  { kind: _, title, startDate, endDate, values, fields, ...rest }: Entity,
): Entity {
  const { dates, rest: names }: KindDescription = kinds[kind];
  return {
    ...rest,
    [names.title]: title,
    ...(dates === 'span' ? { startDate, endDate } : { date: startDate }),
    // The values of the current entry in a conflict have names.
    ...((fields ?? restValues(kind, values as object)) as object),
  } as Entity;
}

/** Converts a REST body to a GraphQL input. Properties that don't exist in REST remain unchanged. */
export function graphqlInput(kind: LogKind, body: object): object {
  const { dates, rest }: KindDescription = kinds[kind];
  const { texts, flags } = ownNames(kind);
  const values: Record<string, unknown> = {};
  const input: Record<string, unknown> = { kind };
  for (const [name, value] of Object.entries(body)) {
    if (texts.includes(name)) values[name] = value;
    else if (flags.includes(name))
      values.platforms = [...((values.platforms as string[]) ?? []), ...(value ? [name] : [])];
    else if (name === rest.title) input.title = value;
    else if (name === 'date' && dates === 'day') input.startDate = value;
    else input[name] = value;
  }
  return { ...input, ...(Object.keys(values).length > 0 && { values }) };
}

/** Converts the field names in a GraphQL error to the corresponding REST names. */
async function restError(client: Client, kind: LogKind, error: CallError): Promise<CallError> {
  const { dates, rest }: KindDescription = kinds[kind];
  const restName = (field: string) => {
    if (field === 'title') return rest.title;
    if (field === 'startDate' && dates === 'day') return 'date';
    const [, id] = /^values(?:\.(.*))?$/s.exec(field) ?? [null, field];
    return id === undefined ? 'dynamicFields' : (custom.get(id) ?? id);
  };
  const custom = error.errors ? await pathsById(client, kind) : new Map<string, string>();
  let { message } = error;
  const errors = error.errors?.map((one) => {
    const field = restName(one.field);
    const renamed = { field, message: one.message.replace(one.field, field) };
    message = message.replace(one.message, renamed.message);
    return renamed;
  });
  const current = error.current && restNames(kind, error.current);
  return new CallError(error.status, message, { errors, current });
}

/**
 * Creates a transport that uses GraphQL. Entries, inputs and errors use the names from REST, so that suites can test
 * both transports.
 */
export function graphqlTransport(client: Client): Transport {
  const call = graphqlCaller(client);
  /** Returns an input whose custom fields have ids instead of names. */
  const withIds = async (kind: LogKind, given: object): Promise<object> => {
    const { dynamicFields, values, ...input } = given as Entity & { dynamicFields?: object; values?: object };
    return { ...input, values: { ...values, ...(await valuesNamed(client, kind, dynamicFields ?? {})) } };
  };
  const named = (kind: LogKind, calling: Promise<Entity>) =>
    calling.catch(async (error: CallError) => {
      throw await restError(client, kind, error);
    });
  /** Returns a patch that replaces an entry, as a PUT request does: everything that the body omits is removed. */
  async function replacement(kind: LogKind, id: string, body: object): Promise<object> {
    // Properties that are undefined are omitted, as in JSON.
    const { kind: _, values, dynamicFields, ...input } = JSON.parse(JSON.stringify(graphqlInput(kind, body)));
    const query = `query ($id: ID!) { entry(id: $id) { ${NAMED} } }`;
    const found = await call<Entity | null>('entry', query, { id }).catch(() => null);
    const current = found && (await withName(client, found));
    const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
    const { texts, flags } = ownNames(kind);
    return {
      ...{ endDate: input.startDate, brandId: null, color: null, showOnCalendar: true },
      ...input,
      values: { ...without([...texts, ...(flags.length > 0 ? ['platforms'] : [])]), ...values },
      dynamicFields: { ...without(Object.keys(current?.dynamicFields ?? {})), ...dynamicFields },
    };
  }
  return {
    viewer: () => call('viewer', `{ viewer ${USER} }`),
    async register(input) {
      const query = `mutation ($input: RegisterInput!) { register(input: $input) { pendingApproval user ${USER} } }`;
      const { user } = await call<{ user: Entity | null }>('register', query, { input });
      return user;
    },
    login: (input) =>
      call('login', `mutation ($input: LoginInput!) { login(input: $input) ${USER} }`, { input }),
    logout: () => call('logout', 'mutation { logout }'),
    brands: () => call('brands', `{ brands ${BRAND} }`),
    createBrand: (input) =>
      call('createBrand', `mutation ($input: BrandInput!) { createBrand(input: $input) ${BRAND} }`, {
        input,
      }),
    updateBrand: (id, input) =>
      call(
        'updateBrand',
        `mutation ($id: ID!, $input: BrandInput!) { updateBrand(id: $id, input: $input) ${BRAND} }`,
        { id, input },
      ),
    deleteBrand: (id) => call('deleteBrand', 'mutation ($id: ID!) { deleteBrand(id: $id) }', { id }),
    async entries(kind) {
      const query = `query ($kind: LogKind!) {
        entries(filter: { kinds: [$kind] }, first: 10000) { nodes ${ENTRY} }
      }`;
      const { nodes } = await call<{ nodes: Entity[] }>('entries', query, { kind });
      return (await withNames(client, nodes)).map((entry) => restNames(kind, entry));
    },
    async entry(kind, id) {
      const query = `query ($id: ID!) { entry(id: $id) ${ENTRY} }`;
      return restNames(kind, await withName(client, await call('entry', query, { id })));
    },
    async createEntry(kind, body) {
      const query = `mutation ($input: EntryInput!) { createEntry(input: $input) ${ENTRY} }`;
      const calling = call('createEntry', query, { input: await withIds(kind, graphqlInput(kind, body)) });
      return restNames(kind, await withName(client, await named(kind, calling)));
    },
    async updateEntry(kind, id, body, version) {
      const query = `mutation ($id: ID!, $version: Int, $input: EntryPatch!) {
        updateEntry(id: $id, version: $version, input: $input) ${ENTRY}
      }`;
      const input = await withIds(kind, await replacement(kind, id, body));
      const calling = call('updateEntry', query, { id, version, input });
      return restNames(kind, await withName(client, await named(kind, calling)));
    },
    deleteEntry: (_kind, id) => call('deleteEntry', 'mutation ($id: ID!) { deleteEntry(id: $id) }', { id }),
  };
}

/** Both transports, for suites that test each of them. */
export const transports = [
  { name: 'REST', open: restTransport },
  { name: 'GraphQL', open: graphqlTransport },
] as const;
