import type { QuickEntry } from '../calendar/creation/QuickCreate.js';
import { useKindOf } from '../kit/use-kinds.js';
import type { EntryValues } from '../logs/entry.js';
import type { LogKind } from '../logs/types.js';
import type { ToastMessage } from '../primitives/Toast.js';
import { useReport } from '../reports/use-report.js';

/**
 * Returns a function for `onQuickCreate` of `Calendar`. It creates the entry, shows a toast with the outcome, and resolves
 * to whether the entry was created.
 *
 * @param create Creates the entry. If its promise rejects, a toast displays the reason: see {@link ChangeError}.
 * @param onCreated Returns what to add to the toast, for example if the filter hides the entry.
 * @example
 * const [createEntries] = useCreateEntries();
 * const onQuickCreate = useQuickCreate(({ kind, ...input }) => createEntries([{ kind, input }]));
 * <Calendar {...useCalendarProps()} onQuickCreate={onQuickCreate} />
 */
export function useQuickCreate(
  create: (entry: QuickEntry) => Promise<unknown>,
  onCreated?: (created: { kind: LogKind; values: EntryValues }) => Partial<ToastMessage>,
): (created: { entry: QuickEntry }) => Promise<boolean> {
  const report = useReport();
  const kindOf = useKindOf();
  return ({ entry }) => {
    const { kind, ...input } = entry;
    const { created, createFailed } = kindOf(kind).texts;
    const values = { ...input, color: null, showOnCalendar: true, dynamicFields: {}, fields: {} };
    const success = () => ({ title: created, ...onCreated?.({ kind, values: values as EntryValues }) });
    return report(create(entry), success, createFailed);
  };
}
