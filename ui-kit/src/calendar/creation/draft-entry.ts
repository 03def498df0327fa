import type { CalendarEntry } from '../../logs/types.js';
import type { QuickEntry } from './QuickCreate.js';

/** The id of the entry that the user is creating. */
export const DRAFT_ID = 'cp:draft';

/**
 * Returns the entries and, after them, the entry that the user is creating.
 *
 * @param untitled The title that is displayed until the user types a title.
 */
export function withDraft(
  entries: readonly CalendarEntry[],
  draft: QuickEntry | null,
  untitled: string,
): readonly CalendarEntry[] {
  if (draft === null) return entries;
  return [...entries, { ...draft, id: DRAFT_ID, title: draft.title || untitled, color: null }];
}
