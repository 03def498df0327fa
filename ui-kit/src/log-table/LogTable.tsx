import { forwardRef, type ReactNode, type RefAttributes, useInsertionEffect, useMemo, useRef } from 'react';
import type { HostProps } from '../calendar/host-props.js';
import { live } from '../calendar/live.js';
import { selecting } from '../calendar/selection/selecting.js';
import type { EntryFeature } from '../entries/feature.js';
import { menuItems } from '../entries/menu-action.js';
import { KitProvider } from '../kit/KitProvider.js';
import type { Entry } from '../logs/entry.js';
import { givenList } from '../logs/given-list.js';
import { ListTexts } from './bulk/ListTexts.js';
import { ListRoot, type ListRootProps } from './ListRoot.js';
import { listDeleting, listDetails, listEditing, listMoving } from './list-features.js';

export type { LogTableControl, LogTableFilters } from './ListRoot.js';

/** Props of {@link LogTable}. All other props are passed to the root `<div>`. */
export interface LogTableProps<Row extends Entry = Entry> extends ListRootProps<Row>, HostProps<Row> {
  /**
   * Called when the list is empty and the user clicks the button that creates the first entry. If omitted, the button
   * is hidden.
   */
  onCreate?: () => void;
  onEdit: (edited: { entry: Row }) => void;
  /** Called when the user clicks Delete. Ask the user to confirm, then delete the entry. */
  onDelete: (deleted: { entry: Row }) => void;
  /**
   * Ids of the selected entries. If omitted, the table stores the selection. Rows have checkboxes if you pass this prop
   * or `onSelectionChange`.
   */
  selectedIds?: ReadonlySet<string> | readonly string[];
  /**
   * Called when the selection changes, with the selected ids in the order of `entries`. Also called when entries are
   * deselected because a search hides them or because they were deleted.
   */
  onSelectionChange?: (change: { ids: string[] }) => void;
  /** Content beside the search, such as `ColumnSettings`. Also visible above an empty list. */
  toolbar?: ReactNode;
  /**
   * A `SelectionBar` with actions for the selected entries, which floats over the end of the list. Always pass it: the
   * bar is hidden while no entries are selected.
   */
  selectionBar?: ReactNode;
}

type Commands = Pick<
  LogTableProps,
  'onEdit' | 'onDelete' | 'onMove' | 'canEdit' | 'canMove' | 'entryActions'
>;

/**
 * Returns the features with the commands for entries. They stay the same until the available commands change, because
 * memoized rows depend on them.
 */
function useCommandFeatures(props: Commands): readonly EntryFeature<Entry>[] {
  const { canMove = props.canEdit, entryActions } = props;
  const latest = useRef(props);
  useInsertionEffect(() => {
    latest.current = props;
  });
  const isMovable = props.onMove !== undefined;
  return useMemo(
    () => [
      listEditing({ onEdit: (edited) => latest.current.onEdit(edited) }),
      ...(isMovable ? [listMoving({ onMove: (moved) => latest.current.onMove?.(moved), canMove })] : []),
      ...(entryActions ? [menuItems(entryActions)] : []),
      listDeleting({ onDelete: (deleted) => latest.current.onDelete(deleted) }),
    ],
    [isMovable, canMove, entryActions],
  );
}

/** Returns the feature that selects entries, if users can select them. */
function useSelecting({
  entries,
  selectedIds,
  onSelectionChange,
  selectionBar,
}: Pick<
  LogTableProps,
  'entries' | 'selectedIds' | 'onSelectionChange' | 'selectionBar'
>): EntryFeature<Entry> {
  const ids = useMemo(() => selectedIds && [...selectedIds], [selectedIds]);
  const change = (changed: ReadonlySet<string>) =>
    onSelectionChange?.({ ids: entries.map(({ id }) => id).filter((id) => changed.has(id)) });
  const isOn = selectedIds !== undefined || onSelectionChange !== undefined;
  return selecting<Entry>({
    selectedIds: ids,
    onSelectionChange: isOn ? (changed) => change(new Set(changed.ids)) : undefined,
    selectionBar: <ListTexts>{selectionBar}</ListTexts>,
  });
}

/**
 * A list of logs of one kind, with a search, sortable columns and selectable rows. A click on a row, or Enter on its
 * title, opens the details in a panel beside the list or, on small screens, in a dialog. The table fills the height of
 * its parent and scrolls inside. In long lists, only the visible rows are rendered.
 *
 * @example
 * <LogTable kind="blog" entries={entries} brands={brands} fieldConfigurations={configurations}
 *   onCreate={create} onEdit={({ entry }) => edit(entry)} onDelete={({ entry }) => remove(entry)}
 *   selectedIds={ids} onSelectionChange={({ ids }) => setIds(ids)}
 *   selectionBar={<SelectionBar count={ids.length} … />} />
 */
export const LogTable = forwardRef<HTMLDivElement, LogTableProps>(function LogTable(props, ref) {
  const {
    labels,
    locale,
    today,
    brands,
    fieldConfigurations,
    recentlyChanged,
    onCreate,
    onEdit: _onEdit,
    onDelete: _onDelete,
    onMove: _onMove,
    canMove: _canMove,
    entryActions: _entryActions,
    onSelectEntry: _onSelectEntry,
    openEntryId: _openEntryId,
    renderEditors: _renderEditors,
    renderHistory: _renderHistory,
    selectedIds: _selectedIds,
    onSelectionChange: _onSelectionChange,
    selectionBar: _selectionBar,
    toolbar,
    entryContent,
    detailsContent,
    features: ownFeatures = [],
    ...rest
  } = props;
  const features: EntryFeature<Entry>[] = [
    listDetails(props),
    ...useCommandFeatures(props),
    useSelecting(props),
    { name: 'creating', create: onCreate && (() => onCreate()) },
    ...(recentlyChanged ? [live<Entry>(recentlyChanged)] : []),
    { name: 'content', toolbarContent: toolbar, content: entryContent, detailsContent },
    ...ownFeatures,
  ];
  return (
    <KitProvider
      messages={labels}
      locale={locale}
      today={today}
      brands={brands && givenList(brands, 'brands of LogTable')}
      fields={fieldConfigurations && givenList(fieldConfigurations, 'fieldConfigurations of LogTable')}
    >
      {/* Each kind has its own search and sort order, so changing the kind mounts a new list. */}
      <ListRoot key={props.kind} {...rest} features={features} ref={ref} />
    </KitProvider>
  );
}) as <Row extends Entry = Entry>(props: LogTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode;
