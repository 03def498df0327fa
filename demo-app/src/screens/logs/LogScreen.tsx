import {
  type LogKind,
  readProps,
  useBrands,
  useDeleteEntry,
  useEntries,
  useFieldConfigurations,
  useRecentlyChanged,
} from '@content-planner/sdk';
import { Button, ColumnSettings, type Entry, KINDS, LogTable, PageHeader } from '@content-planner/ui-kit';
import { FileDown, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { EntryEditor } from '../../app/dialogs.js';
import { type LogView, logPrintPath } from '../../app/log-print-path.js';
import { renderEditors } from '../../app/render-editors.js';
import { renderHistory } from '../../app/render-history.js';
import { useEntryEditor } from '../../app/use-entry-editor.js';
import { usePrintWindow } from '../../app/use-print-window.js';
import { useReport } from '../../app/use-report.js';
import { useTitle } from '../../app/use-title.js';
import { BulkActions } from './BulkActions.js';
import { useColumns } from './use-columns.js';
import { useLinkedSearch } from './use-linked-search.js';

const NONE: readonly string[] = [];

/** /logs/…: the list for one kind. */
export default function LogScreen({ kind }: { kind: LogKind }) {
  const { texts } = KINDS[kind];
  const list = useEntries(kind);
  const recentlyChanged = useRecentlyChanged(list.entries);
  const brands = useBrands();
  const fields = useFieldConfigurations(kind);
  const columns = useColumns(kind);
  const [deleteEntry] = useDeleteEntry();
  const [selected, setSelected] = useState(NONE);
  const editor = useEntryEditor();
  const { search, setSearch } = useLinkedSearch(list.entries);
  // The table keeps its own sort state. This copy is for printing.
  const sort = useRef<LogView['sort']>(null);
  const printWindow = usePrintWindow();
  const report = useReport();
  useTitle(texts.pluralTitle);
  const state = readProps(list, brands, fields, columns);
  // An empty list has its own primary button.
  const isEmpty = list.entries.length === 0 && !state.loading && !state.error;
  const { fieldConfigurations } = fields;
  const arranged = columns.preference ?? {};

  const remove = ({ entry }: { entry: Entry }) => {
    if (!window.confirm(texts.confirmDelete)) return;
    void report(deleteEntry(entry.id), texts.deleted, texts.deleteFailed, { refresh: list.refetch });
  };
  const create = () => editor.create({ kind });
  const exportPdf = () => {
    if (list.entries.length > 0 || state.loading)
      printWindow.open(logPrintPath(kind, { search, sort: sort.current }));
    else printWindow.refuse(texts.nothingToExport);
  };

  return (
    <>
      <PageHeader
        title={texts.pluralTitle}
        actions={
          <>
            <Button collapses icon={<FileDown size={16} />} onClick={exportPdf}>
              Export PDF
            </Button>
            <Button variant={isEmpty ? 'default' : 'primary'} icon={<Plus size={16} />} onClick={create}>
              {texts.add}
            </Button>
          </>
        }
      />
      <LogTable
        kind={kind}
        entries={list.entries}
        brands={brands.brands}
        fieldConfigurations={fieldConfigurations}
        {...arranged}
        {...state}
        recentlyChanged={recentlyChanged}
        onCreate={create}
        onEdit={editor.edit}
        onDelete={remove}
        renderEditors={renderEditors}
        renderHistory={renderHistory}
        selectedIds={selected}
        onSelectionChange={({ ids }) => setSelected(ids)}
        search={search}
        onSearchChange={({ search }) => setSearch(search)}
        onSortChange={(change) => {
          sort.current = change.sort;
        }}
        toolbar={
          columns.change && (
            <ColumnSettings
              kind={kind}
              fieldConfigurations={fieldConfigurations}
              {...arranged}
              onChange={columns.change}
            />
          )
        }
        bulkBar={
          <BulkActions kind={kind} ids={selected} brands={brands.brands} onDone={() => setSelected(NONE)} />
        }
      />
      <EntryEditor dialog={editor.dialog} />
    </>
  );
}
