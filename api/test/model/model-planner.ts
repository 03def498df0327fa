import type { LogKind } from '../built-in-kinds.js';
import { type ContractKind, contractKinds } from '../contract-kinds.js';
import {
  type CustomValues,
  customProblems,
  keptValues,
  type ModelField,
  shownValues,
} from './custom-values.js';
import type { Columns, Move, Range } from './full-transport.js';
import { differences, type ModelChangeSet, undo, undoProblem, valuesOf } from './model-changes.js';
import { ExpectedErrors, type Failure, type ModelBrand, type ModelEntry } from './model-types.js';

/** The account that makes a call. The accounts `admin` and `member` always exist. */
export type Actor = 'admin' | 'member';

interface ModelUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  isApproved: boolean;
}

type Body = Record<string, unknown>;

export const contractOf = (kind: LogKind) =>
  contractKinds.find((contract) => contract.kind === kind) as ContractKind;

const failure = (status: number, message: string): Failure => ({ status, message });
const invalid = (field: string, message: string): Failure => ({
  status: 400,
  message,
  errors: [{ field, message }],
});
const fieldError = (field: string, message: string) => ({ field, message: `${field} ${message}` });
const allOf = (status: number, errors: { field: string; message: string }[]): Failure => ({
  ...{ status, errors },
  message: errors.map(({ message }) => message).join('; '),
});
/** Returns the change that records a deletion. Omits the entry's values, because deletions cannot be undone. */
const deletionOf = ({ id, title, content }: ModelEntry) => ({
  id,
  title,
  before: {},
  from: content,
  to: null,
});
const NO_ENTRY = failure(404, 'Log entry not found');
const NO_BRAND = failure(404, 'Brand not found');
const NO_FIELD = failure(404, 'Field configuration not found');
const NO_USER = failure(404, 'User not found');
const TAKEN = failure(409, 'An account with this email address already exists.');
const UNCONFIRMED = invalid(
  'currentPassword',
  'Enter your current password to change your email address or password',
);
const NAME_TAKEN: Failure = {
  status: 409,
  message: 'A brand with this name already exists.',
  errors: [{ field: 'name', message: 'A brand with this name already exists.' }],
};
const BRAND_GONE = invalid('brandId', 'This brand no longer exists. Choose another.');
const NOTHING_CHOSEN = invalid('ids', 'Select at least one entry');

function rejectIfAny(problems: readonly (Failure | false | undefined)[]): void {
  const found = problems.filter((problem): problem is Failure => Boolean(problem));
  if (found.length > 0) throw new ExpectedErrors(...found);
}

/** Creates a comparator that sorts by several values. */
function byAll<Item>(...keys: ((item: Item) => string | number)[]) {
  return (a: Item, b: Item) => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
}

const blankIsNull = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/**
 * A model of the app without a database or a transport. It stores everything in arrays, in order of creation, and has
 * the same methods as a transport. Ids are names such as `entry-3`, and timestamps are strings that describe their
 * meaning.
 */
export class ModelPlanner {
  readonly users: ModelUser[] = [];
  brands: ModelBrand[] = [];
  fields: ModelField[] = [];
  entries: ModelEntry[] = [];
  readonly #columns = new Map<string, Columns>();
  readonly #sessions = new Set<string>();
  readonly #made: Record<string, number> = {};
  /** All change sets that affect entries. */
  readonly sets: ModelChangeSet[] = [];
  /** The name of the change set that the last call stored. Callers reset it before each call. */
  recorded: string | undefined;

  /** @param accounts the first two accounts, both logged in */
  constructor(accounts: Record<Actor, Omit<ModelUser, 'id'>>) {
    for (const [actor, account] of Object.entries(accounts)) {
      this.users.push({ id: actor, ...account });
      this.#sessions.add(actor);
    }
  }

  /** Returns the calls that an account can make. */
  as(actor: Actor) {
    return {
      brands: () => this.#asUser(actor, () => this.brands.toSorted(byAll(({ name }) => name.toLowerCase()))),
      createBrand: (body: Body) =>
        this.#asAdmin(actor, () => {
          const brand = { id: this.#name('brand'), ...this.#brandOf(body) };
          this.brands.push(brand);
          return brand;
        }),
      updateBrand: (id: string, body: Body) =>
        this.#asAdmin(actor, () => {
          const brand = this.brands.find((one) => one.id === id);
          const problems = brand ? [] : [NO_BRAND];
          return Object.assign(brand ?? {}, this.#brandOf(body, problems, brand));
        }),
      deleteBrand: (id: string) =>
        this.#asAdmin(actor, () => {
          rejectIfAny([!this.brands.some((brand) => brand.id === id) && NO_BRAND]);
          this.brands = this.brands.filter((brand) => brand.id !== id);
          for (const entry of this.entries.filter(({ brandId }) => brandId === id)) {
            entry.brandId = null;
            entry.version++;
            entry.content = entry.version;
          }
        }),
      ...this.#entriesAs(actor),
      ...this.#fieldsAs(actor),
      ...this.#usersAs(actor),
    };
  }

  #name(what: string): string {
    this.#made[what] = (this.#made[what] ?? 0) + 1;
    return `${what}-${this.#made[what]}`;
  }

  #record(
    actor: Actor,
    action: ModelChangeSet['action'],
    changes: ModelChangeSet['changes'],
    undoes: ModelChangeSet | null = null,
  ): void {
    if (changes.length === 0) return;
    const set = { id: this.#name('change'), actor, action, changes, undoes, undoneBy: null };
    this.sets.push(set);
    this.recorded = set.id;
    // Undoing an undo restores the original change. In longer chains, every other change is undone.
    let isUndone = true;
    for (let each = undoes; each; each = each.undoes) {
      each.undoneBy = isUndone ? set : null;
      isUndone = !isUndone;
    }
  }

  /** Changes an entry. Returns an array that contains the change, or an empty array if all values remain the same. */
  #changed(entry: ModelEntry, values: Partial<ModelEntry>): ModelChangeSet['changes'] {
    const [old, from] = [valuesOf(entry), entry.content];
    Object.assign(entry, values);
    entry.version++;
    const before = differences(old, valuesOf(entry));
    if (!before) return [];
    entry.content = entry.version;
    return [{ id: entry.id, title: entry.title, before, from, to: entry.content }];
  }

  #asUser<Result>(actor: Actor, result: () => Result): Result {
    if (!this.#sessions.has(actor)) throw new ExpectedErrors(failure(401, 'Unauthorized'));
    return result();
  }

  #asAdmin<Result>(actor: Actor, result: () => Result): Result {
    return this.#asUser(actor, () => {
      if (!this.users.find(({ id }) => id === actor)?.isAdmin) {
        throw new ExpectedErrors(failure(403, 'You must be an administrator to access this page.'));
      }
      return result();
    });
  }

  #brandOf(body: Body, problems: Failure[] = [], changed?: ModelBrand): Omit<ModelBrand, 'id'> {
    const name = String(body.name).trim();
    const isTaken = this.brands.some(
      (other) => other !== changed && other.name.toLowerCase() === name.toLowerCase(),
    );
    rejectIfAny([...problems, name === '' && invalid('name', 'name is required'), isTaken && NAME_TAKEN]);
    return { name, color: String(body.color) };
  }

  #entriesAs(actor: Actor) {
    const find = (kind: LogKind, id: string) =>
      this.entries.find((entry) => entry.id === id && entry.kind === kind);
    const list = (kind: LogKind) => {
      const newestFirst = this.entries.filter((entry) => entry.kind === kind).toReversed();
      return newestFirst.sort((a, b) =>
        a.startDate === b.startDate ? 0 : a.startDate < b.startDate ? 1 : -1,
      );
    };
    const chosen = (kind: LogKind, ids: string[]) =>
      this.entries.filter((entry) => entry.kind === kind && ids.includes(entry.id));
    return {
      entries: (kind: LogKind) => this.#asUser(actor, () => list(kind).map((entry) => this.#shown(entry))),
      entry: (kind: LogKind, id: string) =>
        this.#asUser(actor, () => {
          const entry = find(kind, id);
          if (!entry) throw new ExpectedErrors(NO_ENTRY);
          return this.#shown(entry);
        }),
      createEntry: (kind: LogKind, body: Body) =>
        this.#asUser(actor, () => {
          const values = this.#entryOf(kind, body, null, []);
          const entry = { id: this.#name('entry'), kind, ...values, version: 1, content: 1 };
          this.entries.push(entry);
          const { id, title } = entry;
          this.#record(actor, 'create', [{ id, title, before: {}, from: null, to: 1 }]);
          return this.#shown(entry);
        }),
      updateEntry: (kind: LogKind, id: string, body: Body, version?: number) =>
        this.#asUser(actor, () => {
          const entry = find(kind, id);
          const isOld = entry && version !== undefined && version !== entry.version;
          const conflict = isOld && {
            status: 409,
            message: 'Someone else changed this entry in the meantime.',
            current: this.#shown(entry),
          };
          const values = this.#entryOf(kind, body, entry ?? null, [!entry && NO_ENTRY, conflict]);
          this.#record(actor, 'edit', this.#changed(entry as ModelEntry, values));
          return this.#shown(entry as ModelEntry);
        }),
      deleteEntry: (kind: LogKind, id: string) =>
        this.#asUser(actor, () => {
          const deleted = find(kind, id);
          rejectIfAny([!deleted && NO_ENTRY]);
          this.entries = this.entries.filter((entry) => entry.id !== id);
          this.#record(actor, 'delete', [deletionOf(deleted as ModelEntry)]);
        }),
      updateEntries: (
        kind: LogKind,
        ids: string[],
        data: { brandId?: string | null; showOnCalendar?: boolean },
      ) =>
        this.#asUser(actor, () => {
          const nothing = 'Set brandId, showOnCalendar or dynamicFields';
          const problems: Failure[] = [];
          if (ids.length === 0) problems.push(NOTHING_CHOSEN);
          if (Object.keys(data).length === 0) problems.push(invalid('data', nothing));
          if (problems.length === 2) {
            // All field errors in a body are reported together.
            const errors = problems.flatMap((problem) => problem.errors ?? []);
            throw new ExpectedErrors({
              status: 400,
              message: errors.map(({ message }) => message).join('; '),
              errors,
            });
          }
          rejectIfAny([...problems, this.#isGone(data.brandId) && BRAND_GONE]);
          const entries = chosen(kind, ids);
          const changes = entries.flatMap((entry) => this.#changed(entry, data));
          this.#record(actor, 'bulkEdit', changes);
          return entries.length;
        }),
      deleteEntries: (kind: LogKind, ids: string[]) =>
        this.#asUser(actor, () => {
          rejectIfAny([ids.length === 0 && NOTHING_CHOSEN]);
          const entries = chosen(kind, ids);
          this.entries = this.entries.filter((entry) => !entries.includes(entry));
          this.#record(actor, 'delete', entries.map(deletionOf));
          return entries.length;
        }),
      moveEntries: (moves: Move[]) =>
        this.#asUser(actor, () => {
          const impossible = moves.flatMap(({ startDate, endDate }, index) =>
            endDate < startDate
              ? [fieldError(`moves.${index}.endDate`, 'must be on or after the start date')]
              : [],
          );
          const repeated = new Set(moves.map(({ id }) => id)).size < moves.length;
          if (moves.length === 0) rejectIfAny([invalid('moves', 'Select at least one entry')]);
          const errors = [
            ...impossible,
            ...(repeated ? [{ field: 'moves', message: 'Each entry can only be moved once' }] : []),
          ];
          if (errors.length > 0) rejectIfAny([allOf(400, errors)]);
          const found = moves.map((move) => ({
            move,
            entry: this.entries.find(({ id }) => id === move.id) as ModelEntry,
          }));
          const missing = found.flatMap(({ entry }, index) =>
            entry ? [] : [{ field: `moves.${index}.id`, message: 'Log entry not found' }],
          );
          const count = (number: number, one: string, many: string) =>
            `${number === 1 ? one : `${number} ${many}`}. Nothing was moved.`;
          if (missing.length > 0) {
            const message = count(missing.length, 'One entry no longer exists', 'entries no longer exist');
            rejectIfAny([{ status: 404, message, errors: missing }]);
          }
          const stale = found.filter(({ move, entry }) => move.version !== entry.version).length;
          if (stale > 0) {
            const what = stale === 1 ? 'this entry' : `${stale} of these entries`;
            const message = `Someone else changed ${what} in the meantime. Nothing was moved.`;
            rejectIfAny([failure(409, message)]);
          }
          const several = found.flatMap(({ move, entry }, index) =>
            contractOf(entry.kind).dates === 'day' && move.startDate !== move.endDate
              ? [`moves.${index}.endDate`]
              : [],
          );
          if (several.length > 0) {
            const message = 'must be the same as startDate, because entries of this kind last only one day';
            const errors = several.map((field) => fieldError(field, message));
            rejectIfAny([{ ...allOf(400, errors), message: errors[0]?.message ?? '' }]);
          }
          const changes = found.flatMap(({ entry, move: { startDate, endDate } }) =>
            entry.startDate === startDate && entry.endDate === endDate
              ? []
              : this.#changed(entry, { startDate, endDate }),
          );
          this.#record(actor, 'move', changes);
          return found.map(({ entry }) => this.#moved(entry));
        }),
      undoChange: (id: string) =>
        this.#asUser(actor, () => {
          const set = this.sets.find((one) => one.id === id);
          const isAdmin = this.users.find((user) => user.id === actor)?.isAdmin ?? false;
          rejectIfAny([undoProblem(set, actor, isAdmin) ?? undefined]);
          const { reverted, left, changes } = undo(set as ModelChangeSet, this);
          this.#record(actor, 'undo', changes, set);
          const inOrder = <Item extends { id: string }>(items: Item[]) =>
            items.toSorted(byAll((item) => this.entryNumber(item.id)));
          return { entries: inOrder(reverted).map((entry) => this.#moved(entry)), left: inOrder(left) };
        }),
      calendar: ({ from, to, kinds, brandIds, search = '' }: Range) =>
        this.#asUser(actor, () =>
          this.entries
            .filter(
              (entry) =>
                entry.showOnCalendar &&
                entry.startDate <= to &&
                entry.endDate >= from &&
                (kinds?.includes(entry.kind) ?? true) &&
                (brandIds ? entry.brandId !== null && brandIds.includes(entry.brandId) : true) &&
                entry.title.toLowerCase().includes(search.toLowerCase()),
            )
            // Entries that start on the same day are sorted by length, longest first.
            .sort(
              byAll(
                ({ startDate }) => startDate,
                ({ endDate }) => -Date.parse(endDate),
                ({ title }) => title,
              ),
            )
            .map(({ id, kind, title, startDate, endDate }) => ({ id, kind, title, startDate, endDate })),
        ),
    };
  }

  /** Returns the number in the name of an entry. */
  entryNumber = (id: string) => Number(id.split('-').at(-1));

  /** Returns an entry's fields as moves and undos return them. */
  #moved({ own: _, content: __, ...entry }: ModelEntry) {
    return { ...entry, dynamicFields: shownValues(this.#fieldsOf(entry.kind), entry.dynamicFields) };
  }

  #shown({ content: _, ...entry }: ModelEntry) {
    const dynamicFields = shownValues(this.#fieldsOf(entry.kind), entry.dynamicFields);
    return shown({ ...entry, dynamicFields });
  }

  #isGone(brandId: unknown): boolean {
    return typeof brandId === 'string' && !this.brands.some(({ id }) => id === brandId);
  }

  #entryOf(
    kind: LogKind,
    body: Body,
    stored: ModelEntry | null,
    problems: (Failure | false | undefined)[],
  ): Omit<ModelEntry, 'id' | 'kind' | 'version' | 'content'> {
    const { dates, title, texts, flags } = contractOf(kind);
    const startDate = String(dates === 'span' ? body.startDate : body.date);
    const endDate = String(dates === 'span' ? body.endDate : body.date);
    const fields = this.#fieldsOf(kind);
    const sent = (body.dynamicFields ?? {}) as CustomValues;
    const custom = customProblems(fields, sent, stored?.dynamicFields ?? null);
    const name = String(body[title]).trim();
    const bad = [
      name === '' && invalid(title, `${title} is required`),
      endDate < startDate && invalid('endDate', 'End date must be on or after the start date'),
      this.#isGone(body.brandId) && BRAND_GONE,
      ...problems,
      // If the entry is unknown, all its custom values are checked, because there are no stored values to compare.
      custom.length > 0 && {
        status: 400,
        message: custom.map(({ message }) => message).join('; '),
        errors: custom,
      },
    ];
    rejectIfAny(bad);
    return {
      title: name,
      startDate,
      endDate,
      own: {
        ...Object.fromEntries(texts.map((text) => [text, blankIsNull(body[text])])),
        ...Object.fromEntries(flags.map((flag) => [flag, body[flag] === true])),
      },
      brandId: blankIsNull(body.brandId),
      color: blankIsNull(body.color),
      showOnCalendar: body.showOnCalendar !== false,
      dynamicFields: keptValues(fields, sent, stored?.dynamicFields ?? {}),
    };
  }

  #fieldsOf(kind: LogKind): ModelField[] {
    return this.fields
      .filter(({ logType }) => logType === kind)
      .sort(
        // The sort is stable, so fields with the same position are sorted oldest first.
        byAll(({ displayOrder }) => displayOrder),
      );
  }

  /** Moves the values of a deleted field to a key that no field can have. */
  #moveValues({ id, logType, fieldName }: ModelField): void {
    const moved = (values: CustomValues) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name === fieldName ? `deleted ${id}` : name, value]),
      );
    for (const entry of this.entries.filter(({ kind }) => kind === logType)) {
      entry.dynamicFields = moved(entry.dynamicFields);
      for (const { id: changed, before } of this.sets.flatMap(({ changes }) => changes)) {
        if (changed === entry.id && before.dynamicFields) before.dynamicFields = moved(before.dynamicFields);
      }
    }
  }

  #fieldsAs(actor: Actor) {
    const settings = (body: Body, problems: (Failure | false | undefined)[], stored?: ModelField) => {
      const isDropdown = body.fieldType === 'dropdown';
      const options = body.dropdownOptions as string[] | undefined;
      rejectIfAny([
        isDropdown &&
          !options?.length &&
          invalid('dropdownOptions', 'A dropdown requires at least one option'),
        ...problems,
      ]);
      const { fieldLabel, fieldType, isRequired = false } = body as unknown as ModelField;
      const sent = (body.optionColors ?? stored?.optionColors ?? []) as { option: string; color: string }[];
      return {
        ...{ fieldLabel, fieldType, isRequired, dropdownOptions: isDropdown ? (options ?? []) : null },
        optionColors: isDropdown
          ? (options ?? []).flatMap((option) => sent.find((each) => each.option === option) ?? [])
          : null,
      };
    };
    const allColumns = (kind: LogKind) => [
      ...contractOf(kind).columns,
      ...this.#fieldsOf(kind).map(({ fieldName }) => `field:${fieldName}`),
    ];
    const columns = (kind: LogKind): Columns => {
      const all = allColumns(kind);
      const saved = this.#columns.get(`${actor} ${kind}`);
      if (!saved) return { visibleColumns: all, columnOrder: all };
      const there = (id: string) => all.includes(id);
      const added = all.filter((id) => !saved.columnOrder.includes(id));
      return {
        visibleColumns: [...saved.visibleColumns.filter(there), ...added],
        columnOrder: [...saved.columnOrder.filter(there), ...added],
      };
    };
    return {
      fields: (kind: LogKind) => this.#asUser(actor, () => this.#fieldsOf(kind)),
      createField: (body: Body) =>
        this.#asAdmin(actor, () => {
          const { logType, displayOrder } = body as unknown as ModelField;
          const fieldName = String(body.fieldLabel).trim().toLowerCase().replace(/\s+/g, '_');
          const unusable = 'This name cannot be used for a field. Choose another label.';
          const taken = `A field named '${fieldName}' already exists. Choose another label.`;
          const values = settings(body, [
            fieldName === 'constructor' && invalid('fieldName', unusable),
            this.#fieldsOf(logType).some((field) => field.fieldName === fieldName) && {
              ...invalid('fieldName', taken),
              status: 409,
            },
          ]);
          const field = {
            id: this.#name('field'),
            logType,
            fieldName,
            ...values,
            displayOrder:
              displayOrder ??
              Math.max(
                this.#fieldsOf(logType).length,
                ...this.#fieldsOf(logType).map((one) => one.displayOrder + 1),
              ),
            isShareable: false,
          };
          this.fields.push(field);
          return field;
        }),
      updateField: (id: string, body: Body) =>
        this.#asAdmin(actor, () => {
          const field = this.fields.find((one) => one.id === id);
          const values = settings(body, [!field && NO_FIELD], field);
          const displayOrder = (body.displayOrder as number | undefined) ?? field?.displayOrder;
          return Object.assign(field ?? {}, values, { displayOrder });
        }),
      deleteField: (id: string) =>
        this.#asAdmin(actor, () => {
          const deleted = this.fields.find((field) => field.id === id);
          rejectIfAny([!deleted && NO_FIELD]);
          this.fields = this.fields.filter((field) => field.id !== id);
          this.#moveValues(deleted as ModelField);
        }),
      columns: (kind: LogKind) => this.#asUser(actor, () => columns(kind)),
      saveColumns: (kind: LogKind, { visibleColumns, columnOrder }: Columns) =>
        this.#asUser(actor, () => {
          const all = allColumns(kind);
          const there = (id: string) => all.includes(id);
          const saved = {
            visibleColumns: [...new Set(visibleColumns.filter(there))],
            columnOrder: [...new Set([...columnOrder.filter(there), ...all])],
          };
          this.#columns.set(`${actor} ${kind}`, saved);
          return columns(kind);
        }),
    };
  }

  #usersAs(actor: Actor) {
    const isTaken = (email: unknown, id?: string) =>
      this.users.some((user) => user.email === email && user.id !== id);
    /** Changes an account unless that would leave no administrator. */
    const change = (id: string, values: Partial<ModelUser>, problems: (Failure | false)[] = []) => {
      const user = this.users.find((one) => one.id === id);
      const left = this.users.filter((one) => {
        const after = one.id === id ? { ...one, ...values } : one;
        return after.isAdmin && after.isApproved;
      });
      rejectIfAny([
        !user && NO_USER,
        ...problems,
        left.length === 0 && failure(409, 'At least one administrator is required'),
      ]);
      return shownUser(Object.assign(user as ModelUser, values));
    };
    return {
      users: () => this.#asAdmin(actor, () => this.users.map(shownUser)),
      createUser: ({ email, firstName = null, isAdmin = false, isApproved = true }: Partial<ModelUser>) =>
        this.#asAdmin(actor, () => {
          rejectIfAny([isTaken(email) && TAKEN]);
          const id = this.#name('user');
          const user = { id, email: String(email), firstName, lastName: null, isAdmin, isApproved };
          this.users.push(user);
          return shownUser(user);
        }),
      updateUser: (id: string, values: Partial<ModelUser>) =>
        this.#asAdmin(actor, () => {
          const { email } = this.users.find((user) => user.id === id) ?? {};
          const isMoved = values.email !== undefined && values.email !== email;
          const isOwn = id === actor;
          const user = change(id, values, [
            isOwn && isMoved && UNCONFIRMED,
            isTaken(values.email, id) && TAKEN,
          ]);
          if (isMoved && !isOwn) this.#sessions.delete(id);
          return user;
        }),
      setAdmin: (id: string, isAdmin: boolean) => this.#asAdmin(actor, () => change(id, { isAdmin })),
      setApproved: (id: string, isApproved: boolean) =>
        this.#asAdmin(actor, () => {
          const user = change(id, { isApproved });
          if (!isApproved) this.#sessions.delete(id);
          return user;
        }),
      deleteUser: (id: string) =>
        this.#asAdmin(actor, () => {
          change(id, { isAdmin: false });
          this.users.splice(
            this.users.findIndex((user) => user.id === id),
            1,
          );
          this.#sessions.delete(id);
        }),
    };
  }
}

const shownUser = (user: ModelUser) => ({
  ...user,
  profileImageUrl: null,
  createdAt: `the creation of ${user.id}`,
});

/** Returns an entry with the REST field names of its kind. */
function shown(entry: Omit<ModelEntry, 'content'>) {
  const { id, kind, title, startDate, endDate, own, version, ...common } = entry;
  const contract = contractOf(kind);
  return {
    id,
    ...(contract.dates === 'span' ? { startDate, endDate } : { date: startDate }),
    [contract.title]: title,
    ...own,
    ...common,
    version,
    createdAt: `the creation of ${id}`,
    updatedAt: `version ${version} of ${id}`,
  };
}
