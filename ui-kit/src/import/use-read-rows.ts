import { useEffect, useMemo, useState } from 'react';
import type { DataRow } from './arrange-rows.js';
import { rowReader, type SheetRow } from './read-rows.js';
import type { ImportPlan } from './use-import-plan.js';

/** The number of rows that are read at once. More rows are read in slices, so that the page responds in between. */
const FEW = 500;

/** The duration of a slice, in milliseconds. */
const SLICE = 40;

/** Reads the rows of a sheet. `read` is null until all rows of a large sheet have been read. */
export function useReadRows({ reading, dataRows }: Pick<ImportPlan, 'reading' | 'dataRows'>) {
  const reader = useMemo(() => rowReader(reading), [reading]);
  const few = useMemo(
    () => (dataRows.length <= FEW ? dataRows.flatMap(reader.read) : null),
    [reader, dataRows],
  );
  const [many, setMany] = useState<readonly SheetRow[] | null>(null);
  useEffect(() => {
    if (dataRows.length <= FEW) return;
    const rows: SheetRow[] = [];
    let next = 0;
    let timer = setTimeout(function readSlice() {
      const end = performance.now() + SLICE;
      while (next < dataRows.length && performance.now() < end) {
        rows.push(...reader.read(dataRows[next] as DataRow));
        next += 1;
      }
      if (next < dataRows.length) timer = setTimeout(readSlice);
      else setMany(rows);
    });
    return () => clearTimeout(timer);
  }, [reader, dataRows]);
  return { reader, read: few ?? many };
}
