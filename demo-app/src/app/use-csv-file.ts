import { type CsvExport, useCsvExport } from '@content-planner/sdk';
import { saveFile, useToast } from '@content-planner/ui-kit';
import { useReport } from './use-report.js';

const FAILED = {
  orServerMessage: 'The entries could not be exported. Check your connection and try again.',
};

/** An upper limit for the length of a file's header, in bytes. */
const MAX_HEADER = 1_000_000;

/** Returns whether a CSV file has more than a header. */
async function hasRows(file: Blob): Promise<boolean> {
  const start = await file.slice(0, MAX_HEADER).text();
  return start.indexOf('\r\n') + 2 < start.length;
}

/** Returns a function that downloads entries as a CSV file, and whether a download is in progress. */
export function useCsvFile() {
  const [exportCsv, { busy }] = useCsvExport();
  const report = useReport();
  const toast = useToast();
  /** @param reason the description of the toast, such as 'There are no blog logs to export.' */
  const refuse = (reason: string) => toast({ title: 'No data to export', description: reason });
  const save = async (name: string, request: CsvExport) => {
    if (busy) return;
    const exported = exportCsv(request);
    if (!(await report(exported, null, FAILED))) return;
    const file = await exported;
    if (await hasRows(file)) saveFile(`${name}.csv`, file);
    else refuse('There are no entries to export.');
  };
  return { busy, save, refuse };
}
