import type { SubjectChange } from './types.js';
import { type ValueContext, type ValueRow, valueRows } from './value-rows.js';

type Group<Item> = [Item, ...Item[]];

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Group<Item>> {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Groups the changes to a field, one for each kind that uses it. Each other change is a separate group. */
export function groupFields(changes: readonly SubjectChange[]): Group<SubjectChange>[] {
  const groups = groupBy(changes, ({ subjectType, subjectId, title }) =>
    JSON.stringify([subjectType, subjectType === 'field' ? title : subjectId]),
  );
  return [...groups.values()];
}

/** Returns the names of the kinds of changes to fields. Other changes have none. */
export const kindNames = (changes: readonly SubjectChange[], { kindOf }: ValueContext): string[] =>
  changes.flatMap(({ subjectType, kind }) =>
    subjectType === 'field' && kind !== null && kindOf(kind).kind === kind ? [kindOf(kind).badge] : [],
  );

/** Returns the changed values of a group. What only some of its kinds have is labeled with their names. */
export function groupRows(group: readonly SubjectChange[], context: ValueContext): ValueRow[] {
  const all = group.flatMap((change) => valueRows(change, context).map((row) => ({ change, row })));
  const same = groupBy(all, ({ row: { name, before, after } }) => JSON.stringify([name, before, after]));
  return [...same].map(([name, rows]) => {
    const [{ row }] = rows;
    const isShared = rows.length === group.length;
    const names = isShared
      ? []
      : kindNames(
          rows.map(({ change }) => change),
          context,
        );
    return { ...row, name, label: names.length > 0 ? `${row.label} (${names.join(', ')})` : row.label };
  });
}
