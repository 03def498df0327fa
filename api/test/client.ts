import type { App } from '../src/app.js';
import { undocumented } from './documented.js';

/** Whatever an answer holds, of which tests read the id and the version most. */
export interface Entity {
  id: string;
  version: number;
  [field: string]: unknown;
}

/** An answer with its body read: as JSON where it is JSON, else as text. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** What GraphQL answers. */
export interface GraphQLAnswer<Data> {
  data?: Data;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** How to send a request. */
export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is; a `json` is written out and given its type. */
  body?: BodyInit;
  json?: unknown;
}

/** A browser without a page: it calls one application and keeps its cookies. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly #app: App;
  readonly #defects: readonly string[];

  constructor(app: App, defects: readonly string[]) {
    this.#app = app;
    this.#defects = defects;
  }

  /** The routes of the application. */
  get routes(): App['routes'] {
    return this.#app.routes;
  }

  /** Sends a request and gives the answer as it came. */
  async raw(
    path: string,
    { method = 'GET', headers = {}, body, json }: RequestOptions = {},
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const text = json === undefined ? body : JSON.stringify(json);
    const response = await this.#app.request(path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        // Clients send the length of a body that is a text.
        ...(typeof text === 'string' && { 'content-length': String(Buffer.byteLength(text)) }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Sends a request and reads the answer. A 500 is a defect in every test, so it throws what was logged. */
  async request<Body = Entity>(path: string, options: RequestOptions = {}): Promise<Answer<Body>> {
    const response = await this.raw(path, options);
    const text = await response.text();
    if (response.status === 500) throw this.#defect(`${options.method ?? 'GET'} ${path}`);
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  /** Calls a documented path below /api. The answer has to be the one that /api/openapi.json documents. */
  async rest<Body = Entity>(method: string, path: string, json?: unknown): Promise<Answer<Body>> {
    const answer = await this.request<Body>(`/api${path}`, { method, json });
    const problem = undocumented(method, `/api${path}`, answer.status, answer.body);
    if (problem) throw new Error(problem);
    return answer;
  }

  /** Runs a GraphQL operation. */
  async graphql<Data = Record<string, Entity>>(
    query: string,
    variables: object = {},
  ): Promise<GraphQLAnswer<Data>> {
    const { body } = await this.request<GraphQLAnswer<Data>>('/graphql', {
      method: 'POST',
      json: { query, variables },
    });
    if (body.errors?.some(({ extensions }) => extensions?.status === 500)) throw this.#defect(query);
    return body;
  }

  #defect(call: string): Error {
    return new Error(
      `${call.slice(0, 200)} found a defect in the server: ${this.#defects.at(-1) ?? 'nothing was logged'}`,
    );
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
