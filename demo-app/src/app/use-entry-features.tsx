import {
  toSearchParams,
  useCalendarMove,
  useDeleteEntry,
  useEntryEditor,
  useRepeating,
  useSelectionActions,
  useValueChanges,
} from '@content-planner/sdk';
import {
  type CalendarEntry,
  changingValues,
  type EntriesMove,
  type Entry,
  type EntryEditorOptions,
  type EntryFeature,
  entryEditor,
  type MenuItem,
  type MoveReportOptions,
  repeating,
  type SelectionActionsOptions,
  selectionActions,
  useDeletion,
  useEntryDialog,
  useMessages,
  useMoveReport,
} from '@content-planner/ui-kit';
import { Link } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { entryMessages } from './entry-messages.js';
import { LateEditors } from './optional-parts.js';
import { paths } from './paths.js';
import { noteUnsavedInput } from './unsaved-input.js';
import { useCopyLink } from './use-copy-link.js';

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
    Pick<EntryEditorOptions, 'onCreated'> {}

/**
 * Returns what users can do with entries in the calendar and in lists: `props` and `features` for both,
 * and `create`, which opens the dialog for a new entry.
 */
export function useEntryFeatures({ refetch, onShow, onCreated, ...own }: EntryFeaturesInput) {
  const entries = useEntryDialog();
  const editor = useEntryEditor(entries.dialog.subject, entries.dialog.open);
  const actions = useSelectionActions();
  const { onMove } = useCalendarMove();
  const reportMove = useMoveReport({ undo: actions.undo, refetch, onShow });
  const move = (moved: EntriesMove) => reportMove(moved, onMove(moved));
  const [deleteEntry] = useDeleteEntry();
  const copyLink = useCopyLink();
  const text = useMessages(entryMessages);

  const entryActions = useCallback(
    ({ entry: { kind, id, startDate } }: { entry: AnyEntry }): readonly MenuItem[] => {
      const path = `${paths.home}?${toSearchParams({ date: startDate, entry: { kind, id } })}`;
      const icon = <Link size={16} strokeWidth={1.75} />;
      return [{ id: 'link', label: text.copyLink, icon, onSelect: () => void copyLink(path) }];
    },
    [copyLink, text],
  );
  const values = useValueChanges();
  const changing = useMemo(() => changingValues(values), [values]);
  const onDirtyChange = noteUnsavedInput;
  const features: EntryFeature[] = [
    changing,
    selectionActions({
      ...actions,
      ...own,
      // Entries that another screen has restored.
      defaultSelected: useLocation().state?.selected,
      onMove: move,
      onDirtyChange,
    }),
    entryEditor({ ...entries, editor, onCreated, onDirtyChange }),
    repeating({ ...useRepeating(), onDirtyChange }),
  ];
  const onDelete = useDeletion(({ id }: AnyEntry) => deleteEntry(id), refetch);
  return {
    create: entries.create,
    features,
    props: { onEdit: entries.edit, onDelete, onMove: move, entryActions, renderEditors, renderHistory },
  };
}
