import { useEffect, useMemo, useState } from 'react';
import { rowReader, type SheetRow } from './read-rows.js';
import type { ImportPlan } from './use-import-plan.js';

/** The number of rows to read at a time, so that the page responds in between. */
const SLICE = 1000;

/** Reads the rows of a sheet. `read` is null until all rows of a large sheet have been read. */
export function useReadRows({ reading, dataRows }: Pick<ImportPlan, 'reading' | 'dataRows'>) {
  const reader = useMemo(() => rowReader(reading), [reading]);
  const few = useMemo(
    () => (dataRows.length <= SLICE ? dataRows.flatMap(reader.read) : null),
    [reader, dataRows],
  );
  const [many, setMany] = useState<readonly SheetRow[] | null>(null);
  useEffect(() => {
    if (dataRows.length <= SLICE) return;
    const rows: SheetRow[] = [];
    let next = 0;
    let timer = setTimeout(function readSlice() {
      for (const row of dataRows.slice(next, next + SLICE)) rows.push(...reader.read(row));
      next += SLICE;
      if (next < dataRows.length) timer = setTimeout(readSlice);
      else setMany(rows);
    });
    return () => clearTimeout(timer);
  }, [reader, dataRows]);
  return { reader, read: few ?? many };
}
