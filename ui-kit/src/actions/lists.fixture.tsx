import { Ellipsis } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SelectionBar } from '../calendar/selection/SelectionBar.js';
import { KitProvider } from '../kit/KitProvider.js';
import { BulkDeleteDialog } from '../log-table/bulk/BulkDeleteDialog.js';
import { BulkEditDialog } from '../log-table/bulk/BulkEditDialog.js';
import { ColumnSettings } from '../log-table/ColumnSettings.js';
import { LogTable } from '../log-table/LogTable.js';
import { sampleBlogs, sampleBrands } from '../log-table/story-data.js';
import type { Entry } from '../logs/entry.js';
import type { ColumnPreference } from '../logs/kinds/columns.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu } from '../primitives/Menu.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';

const NONE: readonly string[] = [];

interface ListsState extends Partial<ColumnPreference> {
  ids: readonly string[];
  search: string;
  sort: { column: string; direction: 'ascending' | 'descending' } | null;
  bulk: 'edit' | 'delete' | null;
  openId: string | null;
}

const START: ListsState = { ids: NONE, search: '', sort: null, bulk: null, openId: null };

/** The state of the mounted list. */
export const lists = { state: START };

/** The actions that the application was asked to perform, such as 'edit How we price'. */
export const calls: string[] = [];

const entries = sampleBlogs.slice(0, 5);
const did = (what: string) => (changed: { entry: Entry }) => {
  calls.push(`${what} ${changed.entry.title}`);
};
const edit = did('edit');
const remove = did('delete');
const entryActions = ({ entry }: { entry: Entry }) => [
  { id: 'duplicate', label: 'Duplicate', onSelect: () => did('duplicate')({ entry }) },
];

/** A minimal application with a list of blog posts. */
export function Lists({ start }: { start: Partial<ListsState> }) {
  const [state, setState] = useState({ ...START, ...start });
  const set = (change: Partial<ListsState>) => setState((before) => ({ ...before, ...change }));
  const { ids, search, sort, bulk, visibleColumns, columnOrder } = state;
  const columns = { ...(visibleColumns && { visibleColumns }), ...(columnOrder && { columnOrder }) };
  useEffect(() => {
    lists.state = state;
  });
  const closeBulk = () => set({ bulk: null });
  return (
    <ThemeProvider>
      <KitProvider brands={sampleBrands}>
        <ShortcutProvider>
          <Menu
            trigger={<IconButton label="More actions" tooltip={false} icon={<Ellipsis size={16} />} />}
            items={[{ id: 'csv', label: 'Export CSV', onSelect: () => calls.push('export the list') }]}
          />
          <LogTable
            kind="blog"
            style={{ height: 700 }}
            entries={entries}
            {...columns}
            onEdit={edit}
            onDelete={remove}
            onMove={({ entries: [moved] }) => calls.push(`move ${moved?.title}`)}
            entryActions={entryActions}
            openEntryId={state.openId}
            onSelectEntry={({ entry }) => set({ openId: entry?.id ?? null })}
            selectedIds={ids}
            onSelectionChange={set}
            search={search}
            onSearchChange={set}
            sort={sort}
            onSortChange={set}
            toolbar={<ColumnSettings kind="blog" {...columns} onChange={set} />}
            selectionBar={
              <SelectionBar
                count={ids.length}
                onEdit={() => set({ bulk: 'edit' })}
                onExportCsv={() => calls.push(`export ${ids.length} entries`)}
                onDelete={() => set({ bulk: 'delete' })}
                onClear={() => set({ ids: NONE })}
              />
            }
          />
          <BulkEditDialog
            open={bulk === 'edit'}
            onOpenChange={closeBulk}
            count={ids.length}
            onSubmit={({ values }) => {
              calls.push(`update ${JSON.stringify(values)}`);
              closeBulk();
            }}
          />
          <BulkDeleteDialog
            open={bulk === 'delete'}
            onOpenChange={closeBulk}
            count={ids.length}
            onConfirm={() => {
              calls.push('delete 2 entries');
              closeBulk();
            }}
          />
        </ShortcutProvider>
      </KitProvider>
    </ThemeProvider>
  );
}
