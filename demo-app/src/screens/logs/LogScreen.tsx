import {
  type LogKind,
  useBrands,
  useDeleteEntry,
  useEntries,
  useFieldConfigurations,
} from '@content-planner/sdk';
import { Button, type Entry, KINDS, LogTable, PageHeader } from '@content-planner/ui-kit';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { EntryEditor } from '../../app/dialogs.js';
import { kitEntry } from '../../app/entry.js';
import { listState } from '../../app/list-state.js';
import { useEntryEditor } from '../../app/use-entry-editor.js';
import { useReport } from '../../app/use-report.js';
import { useTitle } from '../../app/use-title.js';

/** /logs/…: the list of one kind (spec, section 2). */
export default function LogScreen({ kind }: { kind: LogKind }) {
  const { texts } = KINDS[kind];
  const { entries: loaded, ...read } = useEntries(kind);
  const { brands } = useBrands();
  const { fieldConfigurations } = useFieldConfigurations(kind);
  const [deleteEntry] = useDeleteEntry();
  const editor = useEntryEditor();
  const report = useReport();
  useTitle(texts.pluralTitle);
  const entries = useMemo(() => loaded.map(kitEntry), [loaded]);

  const remove = ({ entry }: { entry: Entry }) => {
    if (!window.confirm(texts.confirmDelete)) return;
    void report(deleteEntry(entry.id), texts.deleted, texts.deleteFailed, { refresh: read.refetch });
  };
  const create = () => editor.create({ kind });

  return (
    <>
      <PageHeader
        title={texts.pluralTitle}
        actions={
          <Button
            variant={entries.length > 0 ? 'primary' : 'default'}
            icon={<Plus size={16} />}
            onClick={create}
          >
            {texts.add}
          </Button>
        }
      />
      <LogTable
        kind={kind}
        entries={entries}
        brands={brands}
        fieldConfigurations={fieldConfigurations}
        {...listState(read)}
        onCreate={create}
        onEdit={editor.edit}
        onDelete={remove}
      />
      <EntryEditor state={editor.state} onClose={editor.close} />
    </>
  );
}
