import { onDemand } from '../internal/on-demand.js';

/** The code that reads sheets, with the libraries for CSV. It is loaded on demand. */
export const sheetPart = onDemand(async () => {
  const [{ planPart }, { readSource }, { toCsv }] = await Promise.all([
    import('./plan-part.js'),
    import('./read-source.js'),
    import('./to-csv.js'),
  ]);
  return { ...planPart, readSource, toCsv };
});
