import { randomInt } from 'node:crypto';
import type { Tally } from './counters.js';
import { type Expected, isSame } from './entries.js';

/** The state of the affected entries after a change, keyed by id. Deleted entries are undefined. */
export type Changes = ReadonlyMap<string, Expected | undefined>;

/** The entries that the server has acknowledged for one user. */
export class Ledger {
  readonly #tally: Tally;
  readonly #entries = new Map<string, Expected>();

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Returns all entries, oldest first. */
  all(): Expected[] {
    return [...this.#entries.values()];
  }

  /** Returns a random entry. */
  any(): Expected {
    return this.all()[randomInt(this.size)] as Expected;
  }

  get(id: string): Expected | undefined {
    return this.#entries.get(id);
  }

  /** Updates the expected entries with the result of a change. */
  apply(changes: Changes): void {
    for (const [id, entry] of changes) {
      if (entry) this.#entries.set(id, entry);
      else this.#entries.delete(id);
    }
  }

  /**
   * Compares an expected entry with the stored entry. If they differ, the stored entry becomes the expected one, so
   * that the difference is counted only once.
   */
  check(what: string, entry: Expected | undefined, stored: Expected | undefined): void {
    if (isSame(entry, stored)) return;
    const description = `${what} ${JSON.stringify(entry)}, stored: ${JSON.stringify(stored)}`;
    this.#tally.violation(stored ? 'wrong' : 'lost', description);
    this.apply(new Map([[(entry ?? stored)?.id ?? '', stored]]));
  }

  /** Compares all of the user's entries with the stored entries in `rows`, and removes the compared ones from `rows`. */
  compare(rows: Map<string, Expected>): void {
    for (const entry of this.all()) {
      this.check('', entry, rows.get(entry.id));
      rows.delete(entry.id);
    }
  }
}
