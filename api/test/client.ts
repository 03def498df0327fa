import type { App } from '../src/app.js';
import { undocumented } from './documented.js';
import { checkCodes } from './error-codes.js';

/** A response body. Tests mostly read its id and version. */
export interface Entity {
  id: string;
  version: number;
  [field: string]: unknown;
}

/** A response. The body is parsed if it is JSON; otherwise, it is text. */
export interface ClientResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A GraphQL response. */
export interface GraphQLResponse<Data> {
  data?: Data;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** Options for a request. */
export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** A body that is sent unchanged, whereas `json` is serialized and sent with a JSON content type. */
  body?: BodyInit;
  json?: unknown;
}

/** The part of an app that a client uses. */
export type Callable = Pick<App, 'request' | 'routes'>;

/** A browser without a page. It sends requests to one app and stores the app's cookies. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly #app: Callable;
  readonly #defects: readonly string[];
  /** The ids of the change sets from all responses. */
  readonly changeIds: string[] = [];

  constructor(app: Callable, defects: readonly string[]) {
    this.#app = app;
    this.#defects = defects;
  }

  /** The app's routes. */
  get routes(): App['routes'] {
    return this.#app.routes;
  }

  /** Sends a request and returns the response without reading its body. */
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
        // Send the length of a text body, as real clients do.
        ...(typeof text === 'string' && { 'content-length': String(Buffer.byteLength(text)) }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /**
   * Sends a request and reads the response. A 500 is always a bug, so this method throws the logged error. Errors must
   * have codes, which `toEqual` ignores (see {@link checkCodes}).
   */
  async request<Body = Entity>(path: string, options: RequestOptions = {}): Promise<ClientResponse<Body>> {
    const response = await this.raw(path, options);
    const text = await response.text();
    if (response.status === 500) throw this.#defect(`${options.method ?? 'GET'} ${path}`);
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    const body = isJson ? JSON.parse(text) : text;
    checkCodes(response.status, body);
    const change = response.headers.get('change-id');
    this.changeIds.push(...(change ? [change] : (body?.extensions?.changes ?? [])));
    return { status: response.status, headers: response.headers, body: body as Body };
  }

  /** Sends a REST request. The response must match /api/openapi.json. */
  async rest<Body = Entity>(method: string, path: string, json?: unknown): Promise<ClientResponse<Body>> {
    const result = await this.request<Body>(`/api${path}`, { method, json });
    const problem = undocumented(method, `/api${path}`.replace(/\?.*/, ''), result.status, result.body);
    if (problem) throw new Error(problem);
    return result;
  }

  /** Runs a GraphQL operation. */
  async graphql<Data = Record<string, Entity>>(
    query: string,
    variables: object = {},
  ): Promise<GraphQLResponse<Data>> {
    const { body } = await this.request<GraphQLResponse<Data>>('/graphql', {
      method: 'POST',
      json: { query, variables },
    });
    if (body.errors?.some(({ extensions }) => extensions?.status === 500)) throw this.#defect(query);
    return body;
  }

  #defect(call: string): Error {
    return new Error(
      `${call.slice(0, 200)} failed because of a bug in the server: ${this.#defects.at(-1) ?? 'nothing was logged'}`,
    );
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
