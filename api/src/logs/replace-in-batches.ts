import type { SubjectChange } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { changeableValuesOf, changedEntryValues } from './recorded/recorded-entries.js';
import { type LockedEntry, lockEntries, type Replacement, replaceValues } from './replace-values.js';

/** How many entries to change at a time. */
const BATCH = 2_000;

/**
 * Replaces values of any number of entries, without recording it. Entries that no longer exist are ignored.
 *
 * @param replace returns the new values of an entry, or null if it stays the same
 * @returns the changes
 */
export async function replaceInBatches(
  context: RequestContext,
  ids: readonly string[],
  replace: (entry: LockedEntry) => Omit<Replacement, 'entry'> | null,
): Promise<SubjectChange[]> {
  const changes: SubjectChange[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const locked = await lockEntries(context, ids.slice(start, start + BATCH));
    const replacements = [...locked.values()].flatMap((entry): Replacement[] => {
      const replacement = replace(entry);
      return replacement ? [{ ...replacement, entry }] : [];
    });
    await replaceValues(context.em, context, replacements);
    for (const { entry, values } of replacements) {
      const after = { ...entry, ...values };
      changes.push({
        id: entry.id,
        subjectType: 'entry',
        kind: after.kind,
        title: entry.title,
        fromContent: entry.content,
        toContent: entry.version + 1,
        before: {},
        after: {},
        ...changedEntryValues(changeableValuesOf(entry), changeableValuesOf(after)),
      });
    }
  }
  return changes;
}
