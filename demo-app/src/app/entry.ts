import type { Entry, EntryInput, LogKind } from '@content-planner/sdk';
import { type EntryValues, KINDS, type Entry as KitEntry } from '@content-planner/ui-kit';

/** An entry of the sdk as the components take it: the fields of its kind apart from what all kinds have. */
export function kitEntry(entry: Entry): KitEntry {
  const { id, kind, title, startDate, endDate, brandId, color, showOnCalendar, dynamicFields, version } =
    entry;
  return {
    id,
    kind,
    title,
    startDate,
    endDate,
    brandId,
    color,
    showOnCalendar,
    dynamicFields,
    version,
    fields: ownFields(entry),
  };
}

/** By name: what a conflict brings has its title and dates a second time, as REST calls them. */
function ownFields(entry: Entry): KitEntry['fields'] {
  const values = new Map(Object.entries(entry));
  const names = KINDS[entry.kind].fields.flatMap((field) => {
    if (field.type === 'title' || field.type === 'date') return [];
    return field.type === 'flags' ? field.flags.map(({ name }) => name) : [field.name];
  });
  return Object.fromEntries(names.map((name) => [name, values.get(name)])) as KitEntry['fields'];
}

/** What a form gives, under the names that the API has for the kind. */
export function entryInput<Kind extends LogKind>(kind: Kind, values: EntryValues): EntryInput<Kind> {
  const { title, startDate, endDate, fields, ...common } = values;
  const input: Record<string, unknown> = { ...common, ...fields };
  for (const field of KINDS[kind].fields) {
    if (field.type === 'title') input[field.name] = title;
    if (field.type === 'date') input[field.name] = field.holds.includes('startDate') ? startDate : endDate;
  }
  return input as EntryInput<Kind>;
}
