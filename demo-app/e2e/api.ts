import { type APIRequestContext, request } from '@playwright/test';

/** A test account with its credentials. */
export interface Person {
  id: string;
  email: string;
  password: string;
}

/** Optional properties for a new account. */
export interface NewPerson {
  firstName?: string;
  lastName?: string;
  isAdmin?: boolean;
  isApproved?: boolean;
}

/** A client for a planner's REST API, with one user's session. Calls reject if the request fails. */
export interface Api {
  get<Result>(path: string): Promise<Result>;
  post<Result>(path: string, body?: unknown): Promise<Result>;
  patch<Result>(path: string, body: unknown): Promise<Result>;
  delete(path: string): Promise<void>;
  /** Sends a GraphQL request, and returns its data. */
  graphql<Data>(query: string, variables?: object): Promise<Data>;
  /** Returns the session cookies, for use in a browser. */
  storageState(): ReturnType<APIRequestContext['storageState']>;
  dispose(): Promise<void>;
}

/** Connects to a planner. There is no session until the first login. */
export async function connect(url: string): Promise<Api> {
  // Start without cookies. By default, the context has the cookies of the test's page, and a login would end the page's
  // session.
  const storageState = { cookies: [], origins: [] };
  const context = await request.newContext({ baseURL: url, storageState });
  const call = async (method: string, path: string, data?: unknown) => {
    const response = await context.fetch(`/api${path}`, {
      method,
      // Retry, because the server might close a connection after 65 idle seconds, just as a request reuses it.
      maxRetries: 1,
      ...(data !== undefined && { data }),
    });
    if (!response.ok()) {
      throw new Error(`${method} ${path} returned ${response.status()}: ${await response.text()}`);
    }
    return response.status() === 204 ? undefined : response.json();
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    async graphql(query, variables = {}) {
      const response = await context.post('/graphql', { data: { query, variables } });
      const { data, errors } = (await response.json()) as { data: never; errors?: { message: string }[] };
      if (errors) throw new Error(`GraphQL: ${errors[0]?.message}`);
      return data;
    },
    storageState: () => context.storageState(),
    dispose: () => context.dispose(),
  };
}

let made = 0;

/** Returns a name that is unique in this run. */
export const unique = (word: string): string => {
  made += 1;
  return `${word} ${made}`;
};

/** Returns an email address that is unique in this run. */
export const uniqueEmail = (): string => `${unique('person').replace(' ', '-')}@planner.example`;
