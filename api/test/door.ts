import { kinds, type LogKind } from '../src/logs/kinds/index.js';
import type { KindDescription } from '../src/logs/kinds/kind.js';
import type { Client, Entity } from './client.js';

/** How a call was refused, the same from both doors. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: { field: string; message: string }[] | undefined;
  /** In a conflict of versions: what stands there now. */
  readonly current: Entity | undefined;

  constructor(
    status: number,
    message: string,
    { errors, current }: Pick<Partial<Refusal>, 'errors' | 'current'>,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.current = current;
  }
}

/** What both doors can do; a refused call rejects with a `Refusal`. */
export interface Door {
  viewer(): Promise<Entity | null>;
  /** The new user, or null while the account waits for approval. */
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
  /** `version` is the one that was edited. */
  updateEntry(kind: LogKind, id: string, entry: object, version?: number): Promise<Entity>;
  deleteEntry(kind: LogKind, id: string): Promise<void>;
}

/** Makes documented calls: gives the body of the answer. */
export const restCaller =
  (client: Client) =>
  async <Result = Entity>(method: string, path: string, json?: unknown): Promise<Result> => {
    const { status, body } = await client.rest<Result & Refusal>(method, path, json);
    if (status >= 400) throw new Refusal(status, body.message, body);
    return body;
  };

/** Runs operations: gives the one field that is asked for. */
export const graphqlCaller =
  (client: Client) =>
  async <Result = Entity>(field: string, query: string, variables: object = {}): Promise<Result> => {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) throw new Refusal(Number(error.extensions.status), error.message, error.extensions);
    return data?.[field] as Result;
  };

/** The documented paths. */
export function restDoor(client: Client): Door {
  const call = restCaller(client);
  const log = (kind: LogKind) => `/logs/${kinds[kind].segment}`;
  return {
    viewer: () =>
      call('GET', '/auth/user').catch((error: Refusal) => {
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

/** What REST gives of a user, as a selection. */
export const USER = '{ id email firstName lastName profileImageUrl isAdmin isApproved createdAt }';
const BRAND = '{ id name color }';

/** The fields that REST gives for an entry of a kind, as a selection. */
function entrySelection(kind: LogKind): string {
  const { title, dates, fields }: KindDescription = kinds[kind];
  return [
    'id',
    dates === 'span' ? 'startDate endDate' : 'date',
    title.name,
    ...Object.keys(fields),
    'brandId color showOnCalendar dynamicFields version createdAt updatedAt',
  ].join(' ');
}

/** The GraphQL endpoint. */
export function graphqlDoor(client: Client): Door {
  const call = graphqlCaller(client);
  const onType = (kind: LogKind) => `... on ${kinds[kind].typeName} { ${entrySelection(kind)} }`;
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
    entries: (kind) =>
      call('logs', `query ($kind: LogKind!) { logs(kind: $kind) { ${onType(kind)} } }`, { kind }),
    entry: (kind, id) => call('entry', `query ($id: ID!) { entry(id: $id) { ${onType(kind)} } }`, { id }),
    createEntry(kind, input) {
      const { typeName } = kinds[kind];
      const field = `create${typeName}`;
      const query = `mutation ($input: ${typeName}Input!) { ${field}(input: $input) { ${entrySelection(kind)} } }`;
      return call(field, query, { input });
    },
    updateEntry(kind, id, input, version) {
      const { typeName } = kinds[kind];
      const field = `update${typeName}`;
      const query = `mutation ($id: ID!, $version: Int, $input: ${typeName}Input!) {
        ${field}(id: $id, version: $version, input: $input) { ${entrySelection(kind)} }
      }`;
      return call(field, query, { id, version, input });
    },
    deleteEntry: (_kind, id) => call('deleteEntry', 'mutation ($id: ID!) { deleteEntry(id: $id) }', { id }),
  };
}

/** Both doors, for suites that hold for either. */
export const doors = [
  { name: 'REST', open: restDoor },
  { name: 'GraphQL', open: graphqlDoor },
] as const;
