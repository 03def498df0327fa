import { useKindOf } from '../kit/use-kinds.js';
import type { CalendarEntry } from '../logs/types.js';
import { useReport } from '../reports/use-report.js';

/**
 * Returns a function for `onDelete` of `Calendar` and `LogTable`. It asks the user to confirm, deletes the entry, and shows
 * a toast with the outcome.
 *
 * @param remove Deletes the entry. If its promise rejects, a toast displays the reason: see {@link ChangeError}.
 * @param refetch Called if another user has already deleted the entry, to refetch the entries.
 * @example
 * const calendar = useCalendarProps();
 * const [deleteEntry] = useDeleteEntry();
 * const onDelete = useDeletion(({ id }) => deleteEntry(id), calendar.refetch);
 * <Calendar {...calendar} onDelete={onDelete} />
 */
export function useDeletion<Entry extends Pick<CalendarEntry, 'id' | 'kind'>>(
  remove: (entry: Entry) => Promise<unknown>,
  refetch: () => void,
): (deleted: { entry: Entry }) => void {
  const report = useReport();
  const kindOf = useKindOf();
  return ({ entry }) => {
    const { texts } = kindOf(entry.kind);
    if (!window.confirm(texts.confirmDelete)) return;
    void report(remove(entry), texts.deleted, texts.deleteFailed, { refresh: refetch });
  };
}
