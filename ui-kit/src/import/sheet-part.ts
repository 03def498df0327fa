import { onDemand } from '../internal/on-demand.js';

/** The libraries that read and write CSV. They are loaded on demand. */
export const sheetPart = onDemand(async () => {
  const [{ parseSheet }, { rankEncodings }, { toCsv }] = await Promise.all([
    import('./parse-sheet.js'),
    import('./rank-encodings.js'),
    import('./to-csv.js'),
  ]);
  return { parseSheet, rankEncodings, toCsv };
});
