import { type CsvExport, useCsvExport } from '@content-planner/sdk';
import { csvToXlsx, saveFile, useMessages, useReport, useToast } from '@content-planner/ui-kit';
import { entryMessages } from './entry-messages.js';

/** An upper limit for the length of a file's header, in bytes. */
const MAX_HEADER = 1_000_000;

/** Returns whether a CSV file has more than a header. */
async function hasRows(file: Blob): Promise<boolean> {
  const start = await file.slice(0, MAX_HEADER).text();
  return start.indexOf('\r\n') + 2 < start.length;
}

/** Returns a function that downloads entries as a CSV file or an Excel workbook, and whether a download is in progress. */
export function useCsvFile() {
  const [exportCsv, { busy }] = useCsvExport();
  const report = useReport();
  const toast = useToast();
  const text = useMessages(entryMessages);
  /** @param reason the description of the toast, such as 'There are no blog logs to export.' */
  const refuse = (reason: string) => toast({ title: text.nothingToExport, description: reason });
  const save = async (
    name: string,
    request: CsvExport,
    { format = 'csv' }: { format?: 'csv' | 'xlsx' } = {},
  ) => {
    if (busy) return;
    const exported = exportCsv(request);
    if (!(await report(exported, null, { orServerMessage: text.exportFailed }))) return;
    const file = await exported;
    if (!(await hasRows(file))) return refuse(text.noEntriesToExport);
    if (format === 'csv') return saveFile(`${name}.csv`, file);
    const workbook = csvToXlsx({ name, csv: await file.text() });
    if (!(await report(workbook, null, { orServerMessage: text.exportFailed }))) return;
    saveFile(`${name}.xlsx`, await workbook);
  };
  return { busy, save, refuse };
}
