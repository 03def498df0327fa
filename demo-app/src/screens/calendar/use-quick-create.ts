import { type LogKind, useCreateEntries } from '@content-planner/sdk';
import {
  type EntryValues,
  type QuickEntry,
  type ToastMessage,
  useKindOf,
  useReport,
} from '@content-planner/ui-kit';

/**
 * Returns a function that creates an entry from the card in the calendar, and shows a toast with the outcome. The
 * function resolves to whether the entry was created.
 *
 * @param aboutHidden returns what to add to the toast for an entry that the calendar doesn't display
 */
export function useQuickCreate(
  aboutHidden: (created: { kind: LogKind; values: EntryValues }) => Partial<ToastMessage>,
) {
  const report = useReport();
  const kindOf = useKindOf();
  const [createEntries] = useCreateEntries();
  return ({ entry: { kind, ...input } }: { entry: QuickEntry }): Promise<boolean> => {
    const { created, createFailed } = kindOf(kind).texts;
    const values = { ...input, color: null, showOnCalendar: true, dynamicFields: {}, fields: {} };
    const success = () => ({ title: created, ...aboutHidden({ kind, values: values as EntryValues }) });
    return report(createEntries([{ kind, input }]), success, createFailed);
  };
}
