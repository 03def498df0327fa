import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { logTableMessages } from './log-table-messages.js';
import { useList } from './use-list.js';

/** Returns the number of search results as text, and the text for a list without results. Each is '' if not needed. */
export function useSearchTexts(): { found: string; noMatch: string } {
  const { props, view, rows, total, isFiltered } = useList();
  const text = useMessages(logTableMessages);
  const { plural: logs } = useKindOf()(props.kind).texts;
  const count = rows.length;
  // If a filter is set, omit the count here, because the filter bar displays and announces it.
  const found = view.applied === '' || isFiltered || props.loading ? '' : text.found({ count, total });
  if (count > 0) return { found, noMatch: '' };
  const isFilteredOut = props.entries.length === 0;
  return {
    found,
    noMatch: isFilteredOut ? text.noMatchFilters({ logs }) : text.noMatch({ search: view.applied }),
  };
}
