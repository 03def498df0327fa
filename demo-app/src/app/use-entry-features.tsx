import {
  toSearchParams,
  useCalendarMove,
  useDeleteEntry,
  useRepeating,
  useSelectionActions,
  useValueChanges,
} from '@content-planner/sdk';
import {
  type CalendarEntry,
  changingValues,
  type EntriesMove,
  type Entry,
  type EntryFeature,
  type MenuItem,
  type MoveReportOptions,
  repeating,
  type SelectionActionsOptions,
  selectionActions,
  useKindOf,
  useMessages,
  useMoveReport,
  useReport,
} from '@content-planner/ui-kit';
import { Copy, Link } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { EntryEditor } from './dialogs.js';
import { entryMessages } from './entry-messages.js';
import { LateEditors } from './optional-parts.js';
import { paths } from './paths.js';
import { noteUnsavedInput } from './unsaved-input.js';
import { useCopyLink } from './use-copy-link.js';
import { useEntryDialog } from './use-entry-dialog.js';

type AnyEntry = CalendarEntry | Entry;

const LateHistory = lazy(() => import('./History.js'));

/** Renders the line in an entry's details that displays who else is editing the entry. */
const renderEditors = ({ entry }: { entry: AnyEntry }) => <LateEditors entry={entry} />;

/** Renders the history of an entry in its details. Its code loads when details open for the first time. */
const renderHistory = ({ entry }: { entry: AnyEntry }) => (
  <Suspense fallback={null}>
    <LateHistory key={entry.id} entry={entry} />
  </Suspense>
);

interface EntryFeaturesInput
  extends Omit<MoveReportOptions, 'undo'>,
    Pick<SelectionActionsOptions, 'onExportCsv'>,
    Pick<ComponentProps<typeof EntryEditor>, 'aboutHidden'> {}

/**
 * Returns what users can do with entries in the calendar and in lists: `props` and `features` for both,
 * and `create`, which opens the dialog for a new entry.
 */
export function useEntryFeatures({ refetch, onShow, aboutHidden, ...own }: EntryFeaturesInput) {
  const { dialog, create, edit, duplicate } = useEntryDialog();
  const actions = useSelectionActions();
  const { onMove } = useCalendarMove();
  const reportMove = useMoveReport({ undo: actions.undo, refetch, onShow });
  const move = (moved: EntriesMove) => reportMove(moved, onMove(moved));
  const [deleteEntry] = useDeleteEntry();
  const copyLink = useCopyLink();
  const report = useReport();
  const kindOf = useKindOf();
  const text = useMessages(entryMessages);

  const remove = ({ entry: { id, kind } }: { entry: AnyEntry }) => {
    const { texts } = kindOf(kind);
    if (!window.confirm(texts.confirmDelete)) return;
    void report(deleteEntry(id), texts.deleted, texts.deleteFailed, { refresh: refetch });
  };
  const entryActions = useCallback(
    ({ entry }: { entry: AnyEntry }): readonly MenuItem[] => {
      const { kind, id, startDate } = entry;
      const path = `${paths.home}?${toSearchParams({ date: startDate, entry: { kind, id } })}`;
      const icon = { size: 16, strokeWidth: 1.75 };
      return [
        {
          id: 'duplicate',
          label: text.duplicate,
          icon: <Copy {...icon} />,
          onSelect: () => duplicate(entry),
        },
        { id: 'link', label: text.copyLink, icon: <Link {...icon} />, onSelect: () => void copyLink(path) },
      ];
    },
    [duplicate, copyLink, text],
  );
  const values = useValueChanges();
  const changing = useMemo(() => changingValues(values), [values]);
  const features: EntryFeature[] = [
    changing,
    selectionActions({
      ...actions,
      ...own,
      // Entries that another screen has restored.
      defaultSelected: useLocation().state?.selected,
      onMove: move,
      onDirtyChange: noteUnsavedInput,
    }),
    repeating({ ...useRepeating(), onDirtyChange: noteUnsavedInput }),
    { name: 'dialogs', layer: <EntryEditor dialog={dialog} aboutHidden={aboutHidden} /> },
  ];
  return {
    create,
    features,
    props: { onEdit: edit, onDelete: remove, onMove: move, entryActions, renderEditors, renderHistory },
  };
}
