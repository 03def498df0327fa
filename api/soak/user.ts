import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../test/client.js';
import { PASSWORD } from './accounts.js';
import type { Tally } from './counters.js';
import { type Expected, expectedOf, PATH } from './entries.js';
import { NoResponse, remoteApp } from './remote-app.js';

/** The state that all users share. */
export interface Shared {
  tally: Tally;
  /** Returns the server's origin. */
  url(): string;
  /** Called with the duration of each complete response, in milliseconds. */
  onResponse(took: number): void;
}

/** An error for a request that got no usable response. */
export class Unanswered extends Error {
  /** Whether the server might have processed the request. */
  readonly wasSent: boolean;

  constructor(call: string, wasSent = true) {
    super(call);
    this.wasSent = wasSent;
  }
}

/** A user with an account who sends requests over one keep-alive connection. */
export class User {
  readonly email: string;
  readonly tally: Tally;
  readonly #onResponse: Shared['onResponse'];
  readonly #app: ReturnType<typeof remoteApp>;
  readonly #client: Client;

  constructor({ tally, url, onResponse }: Shared, email: string) {
    this.email = email;
    this.tally = tally;
    this.#onResponse = onResponse;
    this.#app = remoteApp(url);
    this.#client = new Client(this.#app, []);
  }

  close(): void {
    this.#app.close();
  }

  async logIn(): Promise<void> {
    await this.send('POST', '/api/auth/login', 200, { email: this.email, password: PASSWORD });
  }

  /** Calls `entries` until there is a usable response, at most 50 times. Returns undefined if every attempt fails. */
  async entriesEventually(): Promise<Map<string, Expected> | undefined> {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const rows = await this.entries().catch((error: unknown) => {
        if (!(error instanceof Unanswered)) throw error;
      });
      if (rows) return rows;
      await sleep(100);
    }
  }

  /** Returns all stored entries, keyed by id. */
  async entries(): Promise<Map<string, Expected>> {
    const rows = (await this.send('GET', PATH, 200)) as Record<string, unknown>[];
    return new Map(rows.map((row) => [row.id as string, expectedOf(row)]));
  }

  /**
   * Sends a request.
   *
   * @throws Unanswered unless the response has the expected status
   */
  async send(method: string, path: string, expected: number, json?: object, headers = {}) {
    const { tally } = this;
    tally.now.requests += 1;
    const start = performance.now();
    const call = `${method} ${path}`;
    const response = await this.#client.raw(path, { method, json, headers }).catch((error: unknown) => {
      if (!(error instanceof NoResponse)) throw error;
      if (error.code === 'HUNG') tally.violation('hung', call);
      else if (error.code !== 'ECONNREFUSED') tally.now.cut += 1;
      throw new Unanswered(call, error.code !== 'ECONNREFUSED');
    });
    this.#onResponse(performance.now() - start);
    if (response.status === expected) return expected === 204 ? {} : ((await response.json()) as object);
    if (response.status === 503) tally.now.unavailable += 1;
    else tally.violation('failed', `${call}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    throw new Unanswered(call);
  }
}
