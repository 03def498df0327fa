import type { EntryValues, LogKind } from '../types.js';
import { kindOf } from './kind-of.js';
import type { PlannerEntryInput } from './planner-entry.js';

/**
 * Converts the values of an entry dialog into the input of the API, for `useCreateEntry(kind)` and
 * `useUpdateEntry(kind)` of `@content-planner/sdk`.
 *
 * @example <EntryDialog kind="blog" onSubmit={({ values }) => create(toEntryInput('blog', values))} … />
 */
export function toEntryInput<Kind extends LogKind>(kind: Kind, values: EntryValues): PlannerEntryInput<Kind> {
  const { title, startDate, endDate, fields, ...common } = values;
  const input: Record<string, unknown> = { ...common, ...fields };
  for (const field of kindOf(kind).fields) {
    if (field.type === 'title') input[field.name] = title;
    if (field.type === 'date') input[field.name] = field.holds.includes('startDate') ? startDate : endDate;
  }
  // The names come from the descriptions that the type is derived from.
  return input as PlannerEntryInput<Kind>;
}
