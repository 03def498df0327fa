import type { LogKind } from '@content-planner/sdk';
import {
  type LogTableControl,
  type MenuItem,
  useCommands,
  useKindOf,
  useMessages,
} from '@content-planner/ui-kit';
import { FileSpreadsheet, Sheet } from 'lucide-react';
import type { RefObject } from 'react';
import { entryMessages } from '../../app/entry-messages.js';
import { type LogView, logPrintPath } from '../../app/log-view.js';
import { paths } from '../../app/paths.js';
import { useCsvFile } from '../../app/use-csv-file.js';
import { usePrintWindow } from '../../app/use-print-window.js';
import { csvColumns } from './csv-columns.js';
import { logScreenMessages } from './log-screen-messages.js';

interface Exported {
  kind: LogKind;
  view: LogView;
  /** The displayed list. */
  table: RefObject<LogTableControl | null>;
  /** Whether the list is loading. */
  loading: boolean;
  /** Whether the user has arranged the columns. */
  isArranged: boolean;
}

/** Returns the commands that print or download what a list displays, or its selected entries. */
export function useExports({ kind, view, table, loading, isArranged }: Exported) {
  const described = useKindOf()(kind);
  const { texts } = described;
  const text = useMessages(logScreenMessages);
  const entryText = useMessages(entryMessages);
  const printWindow = usePrintWindow();
  const csv = useCsvFile();
  /** The entries that match the filter and the search, in the order of the list. */
  const displayed = () => table.current?.entries() ?? [];
  const exportPdf = () => {
    if (loading || displayed().length > 0) printWindow.open(logPrintPath(kind, view));
    else printWindow.refuse(texts.nothingToExport);
  };
  const exportEntries = async (format: 'csv' | 'xlsx', { only }: { only?: ReadonlySet<string> } = {}) => {
    const ids = displayed().flatMap(({ id }) => (only?.has(id) === false ? [] : [id]));
    if (ids.length === 0) return csv.refuse(texts.nothingToExport);
    const request = {
      filter: { conditions: [{ field: '@kind', operator: 'isAnyOf', value: [kind] }] },
      ids,
      ...(isArranged && { columns: csvColumns(described, table.current?.columns() ?? []) }),
    } as const;
    return csv.save(paths.logs(kind).slice('/logs/'.length), request, { format });
  };
  const { busy } = csv;
  const items: MenuItem[] = [
    {
      id: 'csv',
      label: busy ? entryText.exporting : entryText.exportCsv,
      icon: <Sheet size={16} />,
      onSelect: () => void exportEntries('csv'),
    },
    {
      id: 'xlsx',
      label: busy ? entryText.exporting : entryText.exportXlsx,
      icon: <FileSpreadsheet size={16} />,
      onSelect: () => void exportEntries('xlsx'),
    },
  ];
  useCommands([
    {
      group: 'everywhere',
      label: text.exportAsCsv({ logs: texts.pluralTitle }),
      keywords: text.exportKeywords,
      icon: <Sheet size={16} />,
      run: () => void exportEntries('csv'),
    },
  ]);
  return { exportPdf, exportEntries, items, busy };
}
