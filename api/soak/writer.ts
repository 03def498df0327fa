import { randomInt, randomUUID } from 'node:crypto';
import { type Expected, expectedOf, filler, isSame, newEntry, PATH } from './entries.js';
import { type Changes, Ledger } from './ledger.js';
import { readCalendar, readOne } from './reads.js';
import { Unanswered, type User } from './user.js';

interface Creation {
  creation: ReturnType<typeof newEntry>;
  /** The `Idempotency-Key` that all attempts send. */
  key: string;
  /** The id of the created entry. It is set by the first successful attempt. */
  id?: string;
}

/** A login that might have ended the previous session. */
interface Login {
  isLogin: true;
}

/** A write whose outcome is unknown until an attempt succeeds or the entries are read again. */
type Doubt = Login | Creation | { what: string; before: Expected[]; after: Changes };

const FEW = 40;
const MANY = 140;

/**
 * A user who reads and changes only their own entries, one request at a time. The class keeps track of the expected
 * state of each entry.
 */
export class Writer {
  /** Whether to send only bulk edits from now on. */
  isHeavy = false;
  readonly #user: User;
  readonly #ledger: Ledger;
  #doubt: Doubt | undefined;
  #created = 0;

  constructor(user: User) {
    this.#user = user;
    this.#ledger = new Ledger(user.tally);
  }

  get isInDoubt(): boolean {
    return this.#doubt !== undefined;
  }

  /** Sends one request. Returns false if there was no usable response. */
  async step(): Promise<boolean> {
    const doubt = this.#doubt;
    try {
      await (doubt ? this.#resolve(doubt) : this.#next());
      this.#doubt = undefined;
      return true;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      if (!error.wasSent) this.#doubt = doubt;
      return false;
    }
  }

  /** Compares the acknowledged entries with the stored ones, and removes this user's entries from `rows`. */
  compare(rows: Map<string, Expected>): void {
    this.#ledger.compare(rows);
  }

  #next(): Promise<void> {
    const { size } = this.#ledger;
    if (this.isHeavy) return this.#editMany(size);
    if (size < FEW) return this.#create();
    if (size > MANY) return this.#deleteMany();
    const dice = randomInt(100);
    if (dice < 25) return readCalendar(this.#user, this.#ledger);
    if (dice < 44) return readOne(this.#user, this.#ledger);
    if (dice < 45) return this.#logIn();
    if (dice < 70) return this.#create();
    if (dice < 86) return this.#edit();
    if (dice < 90) return this.#editMany(20);
    if (dice < 98) return this.#delete();
    return this.#deleteMany();
  }

  async #logIn(): Promise<void> {
    this.#doubt = { isLogin: true };
    await this.#user.logIn();
  }

  async #create(): Promise<void> {
    this.#created += 1;
    const doubt = { creation: newEntry(`${this.#user.email} ${this.#created}`), key: randomUUID() };
    this.#doubt = doubt;
    await this.#sendCreation(doubt);
    // Repeating the request must not create another entry.
    if (randomInt(10) === 0) await this.#sendCreation(doubt);
  }

  async #sendCreation(doubt: Creation): Promise<void> {
    const { creation, key } = doubt;
    const response = await this.#user.send('POST', PATH, 201, creation, { 'idempotency-key': key });
    const row = expectedOf(response as Record<string, unknown>);
    this.#user.tally.now.acknowledged += 1;
    doubt.id ??= row.id;
    const entry = { ...creation, id: doubt.id, version: 1 };
    this.#ledger.apply(new Map([[entry.id, entry]]));
    this.#ledger.check('creation', entry, row);
  }

  async #edit(): Promise<void> {
    const { id, version, ...content } = this.#ledger.any();
    const edited = { ...content, category: filler() };
    await this.#change('edit', [{ id, ...edited, version: version + 1 }], async () => {
      await this.#user.send('PUT', `${PATH}/${id}`, 200, { ...edited, version });
    });
  }

  async #editMany(count: number): Promise<void> {
    const chosen = this.#ledger.all().slice(-count);
    const showOnCalendar = randomInt(2) === 0;
    const after = chosen.map((entry) => ({ ...entry, showOnCalendar, version: entry.version + 1 }));
    await this.#change('bulk edit', after, async () => {
      const ids = chosen.map(({ id }) => id);
      await this.#user.send('PATCH', `${PATH}/bulk`, 200, { ids, data: { showOnCalendar } });
    });
  }

  async #delete(): Promise<void> {
    const { id } = this.#ledger.any();
    await this.#change('deletion', [id], async () => {
      await this.#user.send('DELETE', `${PATH}/${id}`, 204);
    });
  }

  async #deleteMany(): Promise<void> {
    const ids = this.#ledger
      .all()
      .slice(0, 25)
      .map(({ id }) => id);
    await this.#change('bulk deletion', ids, async () => {
      await this.#user.send('DELETE', `${PATH}/bulk`, 200, { ids });
    });
  }

  /** @param changed the changed entries, or the ids of the deleted ones */
  async #change(what: string, changed: (Expected | string)[], send: () => Promise<void>): Promise<void> {
    const after = new Map(changed.map((one) => (typeof one === 'string' ? [one, undefined] : [one.id, one])));
    const before = [...after.keys()].map((id) => this.#ledger.get(id) as Expected);
    this.#doubt = { what, before, after };
    await send();
    this.#user.tally.now.acknowledged += 1;
    this.#ledger.apply(after);
  }

  /**
   * Repeats a login or a creation. For other writes, determines whether the change was applied, and checks that it was
   * not applied partially.
   */
  async #resolve(doubt: Doubt): Promise<void> {
    if ('isLogin' in doubt) await this.#logIn();
    else if ('creation' in doubt) await this.#sendCreation(doubt);
    else {
      const stored = await this.#user.entries();
      const { what, before, after } = doubt;
      if (before.some((entry) => !isSame(entry, stored.get(entry.id)))) {
        this.#ledger.apply(after);
        for (const [id, entry] of after) this.#ledger.check(`${what} in part`, entry, stored.get(id));
      }
    }
    this.#user.tally.now.inDoubt += 1;
  }
}
