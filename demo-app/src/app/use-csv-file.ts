import { type CsvExport, useCsvExport } from '@content-planner/sdk';
import { saveFile, useToast } from '@content-planner/ui-kit';
import { useReport } from './use-report.js';

const FAILED = {
  orServerMessage: 'The entries could not be exported. Check your connection and try again.',
};

/** Returns a function that downloads entries as a CSV file, and whether a download is in progress. */
export function useCsvFile() {
  const [exportCsv, { busy }] = useCsvExport();
  const report = useReport();
  const toast = useToast();
  const save = async (name: string, request: CsvExport) => {
    if (busy) return;
    const file = exportCsv(request);
    if (await report(file, null, FAILED)) saveFile(`${name}.csv`, await file);
  };
  return {
    busy,
    save,
    /** @param reason such as 'There are no blog logs to export.' */
    refuse: (reason: string) => toast({ title: 'No data to export', description: reason }),
  };
}
