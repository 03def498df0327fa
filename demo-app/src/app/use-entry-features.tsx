import { toSearchParams, useDeleteEntry } from '@content-planner/sdk';
import {
  type CalendarEntry,
  type Entry,
  type EntryFeature,
  type MenuItem,
  useKindOf,
  useMessages,
} from '@content-planner/ui-kit';
import { Copy, Link, Repeat } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useCallback } from 'react';
import { EntryEditor, EntryRepeat } from './dialogs.js';
import { entryMessages } from './entry-messages.js';
import { LateSelectionActions } from './LateSelectionActions.js';
import { LateEditors } from './optional-parts.js';
import { paths } from './paths.js';
import { useCopyLink } from './use-copy-link.js';
import { useDialog } from './use-dialog.js';
import { useEntryDialog } from './use-entry-dialog.js';
import { type EntryMovesInput, useEntryMoves } from './use-entry-moves.js';
import { useReport } from './use-report.js';
import { useSelectedEntries } from './use-selected-entries.js';

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
  extends EntryMovesInput,
    Pick<
      ComponentProps<typeof LateSelectionActions>,
      'entries' | 'fieldConfigurations' | 'weekStartsOn' | 'list'
    >,
    Pick<ComponentProps<typeof EntryEditor>, 'aboutHidden'> {}

/**
 * Returns what users can do with entries in the calendar and in lists: `props` and a feature with the dialogs for both,
 * and `create`, which opens the dialog for a new entry.
 */
export function useEntryFeatures({
  entries,
  refetch,
  onShow,
  aboutHidden,
  ...selection
}: EntryFeaturesInput) {
  const { dialog, create, edit, duplicate } = useEntryDialog();
  const repeat = useDialog<AnyEntry>();
  const { show } = repeat;
  const move = useEntryMoves({ refetch, onShow });
  const { selected, select, keepDisplayed, ...selectionProps } = useSelectedEntries(entries);
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
        { id: 'repeat', label: text.repeat, icon: <Repeat {...icon} />, onSelect: () => show(entry) },
        { id: 'link', label: text.copyLink, icon: <Link {...icon} />, onSelect: () => void copyLink(path) },
      ];
    },
    [duplicate, show, copyLink, text],
  );
  const dialogs: EntryFeature = {
    name: 'dialogs',
    layer: (
      <>
        <EntryEditor dialog={dialog} aboutHidden={aboutHidden} />
        <EntryRepeat dialog={repeat} />
      </>
    ),
  };
  return {
    create,
    dialogs,
    props: {
      ...{ onEdit: edit, onDelete: remove, onMove: move, entryActions, renderEditors, renderHistory },
      ...selectionProps,
      selectionBar: (
        <LateSelectionActions
          {...selection}
          entries={selected}
          onMove={move}
          onSelect={select}
          onChanged={keepDisplayed}
        />
      ),
    },
  };
}
