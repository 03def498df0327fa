import { randomInt, randomUUID } from 'node:crypto';
import sdkDocuments from '../src/graphql/sdk-documents.json' with { type: 'json' };
import { type Expected, expectedOf, filler, isSame, monthOf, newEntry, PATH } from './entries.js';
import { Unanswered, type User } from './user.js';

interface Creation {
  creation: ReturnType<typeof newEntry>;
  /** The `Idempotency-Key` of all attempts. */
  key: string;
  /** Set by the first success. */
  id?: string;
}

/** A login that can have ended the session before it. */
interface Login {
  isLogin: true;
}

/** A write whose result is unknown until a response with success, or until the entries are read again. */
type Doubt =
  | Login
  | Creation
  | { what: string; before: Expected[]; after: Map<string, Expected | undefined> };

const FEW = 40;
const MANY = 140;

/** A user who reads and changes only their own entries, one request at a time, and knows what each must be. */
export class Writer {
  /** What the server acknowledged, by id. */
  readonly entries = new Map<string, Expected>();
  /** The next step only changes many entries at once. */
  isHeavy = false;
  readonly #user: User;
  #doubt: Doubt | undefined;
  #created = 0;

  constructor(user: User) {
    this.#user = user;
  }

  get isInDoubt(): boolean {
    return this.#doubt !== undefined;
  }

  /** Makes one request. Returns false if there was no usable response. */
  async step(): Promise<boolean> {
    const doubt = this.#doubt;
    try {
      await (doubt ? this.#resolve(doubt) : this.#next());
      return true;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      if (!error.wasSent) this.#doubt = doubt;
      return false;
    }
  }

  /** Compares the acknowledged entries with the stored ones, and takes its own from the map. */
  compare(rows: Map<string, Expected>): void {
    for (const entry of this.entries.values()) {
      const row = rows.get(entry.id);
      rows.delete(entry.id);
      if (!isSame(entry, row)) this.#differs('', entry, row);
    }
  }

  #next(): Promise<void> {
    if (this.isHeavy) return this.#editMany(this.entries.size);
    if (this.entries.size < FEW) return this.#create();
    if (this.entries.size > MANY) return this.#deleteMany();
    const dice = randomInt(100);
    if (dice < 25) return this.#readCalendar();
    if (dice < 44) return this.#readOne();
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
    this.#doubt = undefined;
  }

  async #create(): Promise<void> {
    this.#created += 1;
    const doubt = { creation: newEntry(`${this.#user.email} ${this.#created}`), key: randomUUID() };
    this.#doubt = doubt;
    await this.#sendCreation(doubt);
    // The same request again must create nothing.
    if (randomInt(10) === 0) await this.#sendCreation(doubt);
    this.#doubt = undefined;
  }

  async #sendCreation(doubt: Creation): Promise<void> {
    const { creation, key } = doubt;
    const row = expectedOf(
      (await this.#user.send('POST', PATH, 201, creation, { 'idempotency-key': key })) as Record<
        string,
        unknown
      >,
    );
    this.#user.tally.now.acknowledged += 1;
    doubt.id ??= row.id;
    const entry = { ...creation, id: doubt.id, version: 1 };
    if (!isSame(entry, row)) this.#differs('creation', entry, row);
    else this.entries.set(row.id, row);
  }

  async #edit(): Promise<void> {
    const { id, version, ...content } = this.#some();
    const edited = { ...content, category: filler() };
    await this.#change('edit', [{ id, ...edited, version: version + 1 }], async () => {
      await this.#user.send('PUT', `${PATH}/${id}`, 200, { ...edited, version });
    });
  }

  async #editMany(count: number): Promise<void> {
    const chosen = [...this.entries.values()].slice(-count);
    const showOnCalendar = randomInt(2) === 0;
    const after = chosen.map((entry) => ({ ...entry, showOnCalendar, version: entry.version + 1 }));
    await this.#change('bulk edit', after, async () => {
      const ids = chosen.map(({ id }) => id);
      await this.#user.send('PATCH', `${PATH}/bulk`, 200, { ids, data: { showOnCalendar } });
    });
  }

  async #delete(): Promise<void> {
    const { id } = this.#some();
    await this.#change('deletion', [id], async () => {
      await this.#user.send('DELETE', `${PATH}/${id}`, 204);
    });
  }

  async #deleteMany(): Promise<void> {
    const ids = [...this.entries.keys()].slice(0, 25);
    await this.#change('bulk deletion', ids, async () => {
      await this.#user.send('DELETE', `${PATH}/bulk`, 200, { ids });
    });
  }

  /** @param after the changed entries, or the ids of the deleted ones */
  async #change(what: string, after: (Expected | string)[], send: () => Promise<void>): Promise<void> {
    const results = new Map(after.map((one) => (typeof one === 'string' ? [one, undefined] : [one.id, one])));
    const before = [...results.keys()].map((id) => this.entries.get(id) as Expected);
    this.#doubt = { what, before, after: results };
    await send();
    this.#user.tally.now.acknowledged += 1;
    this.#apply(results);
  }

  #apply(results: Map<string, Expected | undefined>): void {
    for (const [id, entry] of results) {
      if (entry) this.entries.set(id, entry);
      else this.entries.delete(id);
    }
    this.#doubt = undefined;
  }

  /** Repeats a login or a creation, or finds out whether a change was made: completely or not at all. */
  async #resolve(doubt: Doubt): Promise<void> {
    if ('isLogin' in doubt) await this.#logIn();
    else if ('creation' in doubt) await this.#sendCreation(doubt);
    else {
      const stored = await this.#user.entries();
      const { what, before, after } = doubt;
      if (before.every((entry) => isSame(entry, stored.get(entry.id)))) this.#apply(new Map());
      else {
        for (const [id, entry] of after) {
          if (!isSame(entry, stored.get(id))) this.#differs(`${what} in part`, entry, stored.get(id));
        }
        this.#apply(new Map([...after.keys()].map((id) => [id, stored.get(id)])));
      }
    }
    this.#doubt = undefined;
    this.#user.tally.now.inDoubt += 1;
  }

  async #readOne(): Promise<void> {
    const entry = this.#some();
    const row = (await this.#user.send('GET', `${PATH}/${entry.id}`, 200)) as Record<string, unknown>;
    if (!isSame(entry, expectedOf(row))) this.#differs('reading', entry, expectedOf(row));
  }

  async #readCalendar(): Promise<void> {
    const month = monthOf(randomInt(1, 13));
    const query = { query: sdkDocuments.Calendar, variables: month };
    const { data } = (await this.#user.send('POST', '/graphql', 200, query)) as {
      data: { calendar: { id: string; title: string }[] };
    };
    const shown = new Map(data.calendar.map(({ id, title }) => [id, title]));
    for (const entry of this.entries.values()) {
      const isInside = entry.date >= month.from && entry.date <= month.to && entry.showOnCalendar;
      const title = isInside ? entry.blogName : undefined;
      if (shown.get(entry.id) !== title) {
        this.#user.tally.violation('wrong', `the calendar has ${shown.get(entry.id)}, not ${title}`);
      }
    }
  }

  #some(): Expected {
    const entries = [...this.entries.values()];
    return entries[randomInt(entries.length)] as Expected;
  }

  /** Counts a difference once: from now on, what is stored is expected. */
  #differs(what: string, entry: Expected | undefined, row: Expected | undefined): void {
    const kind = row ? 'wrong' : 'lost';
    this.#user.tally.violation(kind, `${what} ${JSON.stringify(entry)}, stored: ${JSON.stringify(row)}`);
    this.#apply(new Map([[(entry ?? row)?.id ?? '', row]]));
  }
}
