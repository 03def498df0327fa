import { type APIRequestContext, request } from '@playwright/test';

/** An account of a test, and how to log in to it. */
export interface Person {
  id: string;
  email: string;
  password: string;
}

/** What an account is to be; the rest is made up. */
export interface NewPerson {
  firstName?: string;
  lastName?: string;
  isAdmin?: boolean;
  isApproved?: boolean;
}

/** The documented REST API of a planner, as one of its users calls it. Fails where the API refuses. */
export interface Api {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<void>;
  /** The session, for a browser to go on with. */
  storageState(): ReturnType<APIRequestContext['storageState']>;
  dispose(): Promise<void>;
}

/** A connection to the planner at an address, without a session until somebody logs in. */
export async function connect(url: string): Promise<Api> {
  const context = await request.newContext({ baseURL: url });
  const call = async (method: string, path: string, data?: unknown) => {
    const answer = await context.fetch(`/api${path}`, { method, ...(data !== undefined && { data }) });
    if (!answer.ok()) {
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    }
    return answer.status() === 204 ? undefined : answer.json();
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    storageState: () => context.storageState(),
    dispose: () => context.dispose(),
  };
}

let made = 0;

/** A name that nothing else in this run has. */
export const unique = (word: string): string => {
  made += 1;
  return `${word} ${made}`;
};

/** An address that nobody else in this run has. */
export const uniqueEmail = (): string => `${unique('person').replace(' ', '-')}@planner.example`;
