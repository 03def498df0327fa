import { onDemand } from '../internal/on-demand.js';

/** The library that reads and writes CSV. It is loaded on demand. */
export const sheetPart = onDemand(async () => {
  const [{ parseSheet }, { toCsv }] = await Promise.all([import('./parse-sheet.js'), import('./to-csv.js')]);
  return { parseSheet, toCsv };
});
