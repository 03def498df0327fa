import type { CalendarEntry } from '../../logs/types.js';
import type { QuickEntry } from './QuickCreate.js';

/** The id of the entry that the user is creating. */
export const DRAFT_ID = 'cp:draft';

/** Returns the entries and, after them, the entry that the user is creating. */
export function withDraft(
  entries: readonly CalendarEntry[],
  draft: QuickEntry | null,
): readonly CalendarEntry[] {
  if (draft === null) return entries;
  return [...entries, { ...draft, id: DRAFT_ID, color: null }];
}
