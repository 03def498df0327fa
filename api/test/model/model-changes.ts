import type { CustomValues } from './custom-values.js';
import { ExpectedErrors, type Failure, type ModelBrand, type ModelEntry } from './model-types.js';

type Values = Record<string, unknown> & { dynamicFields: CustomValues };

/** A change to one entry. */
interface ModelChange {
  id: string;
  title: string;
  before: Partial<Values>;
  from: number | null;
  to: number | null;
}

/** A change set in the model. */
export interface ModelChangeSet {
  id: string;
  actor: string;
  action: 'create' | 'edit' | 'bulkEdit' | 'move' | 'delete' | 'undo';
  changes: ModelChange[];
  undoes: ModelChangeSet | null;
  undoneBy: ModelChangeSet | null;
}

const conflict = (message: string): Failure => ({ status: 409, message });

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const sharedNames = ['title', 'startDate', 'endDate', 'brandId', 'color', 'showOnCalendar'] as const;

/** Returns the entry values that are recorded in changes. */
export function valuesOf({ own, ...entry }: ModelEntry): Values {
  const shared = Object.fromEntries(sharedNames.map((name) => [name, entry[name]]));
  return { ...shared, ...own, dynamicFields: entry.dynamicFields };
}

/** Returns the previous values of all fields that differ, including custom fields, or null if nothing differs. */
export function differences(before: Values, after: Values): Partial<Values> | null {
  const names = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const custom = names(before.dynamicFields, after.dynamicFields).filter(
    (name) => !isEqual(before.dynamicFields[name], after.dynamicFields[name]),
  );
  const shared = names(before, after).filter(
    (name) => name !== 'dynamicFields' && !isEqual(before[name], after[name]),
  );
  if (custom.length + shared.length === 0) return null;
  return {
    ...Object.fromEntries(shared.map((name) => [name, before[name] ?? null])),
    ...(custom.length > 0 && {
      dynamicFields: Object.fromEntries(custom.map((name) => [name, before.dynamicFields[name] ?? null])),
    }),
  };
}

/** Sets values of an entry. Null removes a custom value. */
function restore(
  entry: ModelEntry,
  { dynamicFields, ...values }: Partial<Values>,
  brands: ModelBrand[],
): void {
  for (const [name, value] of Object.entries(values)) {
    const isGone = name === 'brandId' && value && !brands.some(({ id }) => id === value);
    const kept = isGone ? null : value;
    if (name in entry.own) entry.own = { ...entry.own, [name]: kept as string };
    else Object.assign(entry, { [name]: kept });
  }
  if (!dynamicFields) return;
  const merged = Object.entries({ ...entry.dynamicFields, ...dynamicFields });
  entry.dynamicFields = Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** Returns an error if a user can't undo a change set. Otherwise, returns null. Doesn't check the entries. */
export function undoProblem(
  set: ModelChangeSet | undefined,
  actor: string,
  isAdmin: boolean,
): Failure | null {
  if (!set) {
    const message = 'This change was not found. Changes are kept for 730 days.';
    return { status: 404, message };
  }
  if (set.action === 'delete') return conflict('Deletions are final. They cannot be undone.');
  if (set.action === 'create') {
    return conflict('Creating an entry cannot be undone. Delete the entry instead.');
  }
  if (!isAdmin && set.actor !== actor) {
    const message = 'You can only undo your own changes. Ask an administrator to undo this one.';
    return { status: 403, message };
  }
  return set.undoneBy ? conflict('This change has already been undone.') : null;
}

/** Reverts the entries in a change set, except those that were changed later. */
export function undo(
  set: ModelChangeSet,
  { entries, brands }: { entries: ModelEntry[]; brands: ModelBrand[] },
) {
  const left: { id: string; title: string; reason: string }[] = [];
  const reverted: ModelEntry[] = [];
  const changes: ModelChange[] = [];
  for (const { id, title, before, from, to } of set.changes) {
    const entry = entries.find((one) => one.id === id);
    if (!entry) left.push({ id, title, reason: 'deleted' });
    else if (entry.content !== to) left.push({ id, title: entry.title, reason: 'changed' });
    else {
      const old = valuesOf(entry);
      restore(entry, before, brands);
      changes.push({
        ...{ id, title: entry.title, from: entry.content, to: from },
        before: differences(old, valuesOf(entry)) ?? {},
      });
      entry.version += 1;
      entry.content = from ?? entry.version;
      reverted.push(entry);
    }
  }
  if (reverted.length === 0) {
    const what = left.length === 1 ? 'the entry has' : 'all of the entries have';
    throw new ExpectedErrors(conflict(`Nothing was undone because ${what} since been changed or deleted.`));
  }
  return { reverted, left, changes };
}
