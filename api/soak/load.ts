import { setTimeout as sleep } from 'node:timers/promises';
import { createAccounts } from './accounts.js';
import type { Tally } from './counters.js';
import { type Shared, User } from './user.js';
import { Writer } from './writer.js';

/** How many users send writes at the same time, each over one keep-alive connection. */
const WRITERS = 8;

/** How long writes can stay in doubt while the server is working normally, in milliseconds. */
const PATIENCE = 60_000;

/** Users who read and write at a constant rate, and the entries they expect to be stored. */
export class Load {
  readonly #tally: Tally;
  readonly #users: User[];
  readonly #writers: Writer[];
  #loops: Promise<void>[] = [];
  #isRunning = false;
  #interval = 0;

  private constructor(tally: Tally, users: User[]) {
    this.#tally = tally;
    this.#users = users;
    this.#writers = users.map((user) => new Writer(user));
  }

  /** Registers the users on an empty planner and logs them in. */
  static async create(shared: Shared): Promise<Load> {
    const emails = Array.from({ length: WRITERS }, (_, n) => `writer${n}@planner.example`);
    await createAccounts(shared.url(), emails);
    const users = emails.map((email) => new User(shared, email));
    for (const user of users) await user.logIn();
    return new Load(shared.tally, users);
  }

  /** @param rate the total requests per second across all users; Infinity for as many as possible */
  start(rate: number): void {
    this.pace(rate);
    this.#isRunning = true;
    this.#loops = this.#writers.map((writer) => this.#loop(writer));
  }

  /** Changes the rate. */
  pace(rate: number): void {
    this.#interval = (WRITERS * 1000) / rate;
  }

  /** Whether users send only bulk edits of all their entries. */
  set isHeavy(isHeavy: boolean) {
    for (const writer of this.#writers) writer.isHeavy = isHeavy;
  }

  /** Stops sending requests and waits for the pending ones. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#loops);
  }

  /** Waits until each user has made a successful request and no write is in doubt. */
  async recover(): Promise<void> {
    const deadline = performance.now() + PATIENCE;
    await Promise.all(
      this.#writers.map(async (writer) => {
        while (!(await writer.step()) || writer.isInDoubt) {
          if (performance.now() > deadline) return this.#tally.violation('hung', 'no recovery');
          await sleep(50);
        }
      }),
    );
  }

  /** Compares all stored entries with the acknowledged ones. Must be called only while no requests are running. */
  async verify(): Promise<void> {
    const rows = await this.#users[0]?.entriesEventually();
    if (!rows) return this.#tally.violation('hung', 'the entries could not be read');
    for (const writer of this.#writers) writer.compare(rows);
    for (const row of rows.values()) {
      this.#tally.violation('wrong', `stored without being acknowledged: ${JSON.stringify(row)}`);
    }
  }

  close(): void {
    for (const user of this.#users) user.close();
  }

  async #loop(writer: Writer): Promise<void> {
    let next = performance.now() + Math.random() * Math.min(this.#interval, 1000);
    while (this.#isRunning) {
      await sleep(Math.max(0, next - performance.now()));
      if (!(await writer.step())) await sleep(50);
      next = Math.max(next + this.#interval, performance.now());
    }
  }
}
