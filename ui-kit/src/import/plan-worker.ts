import { respondToCalls } from './files/worker-calls.js';
import { type PlanInput, planSheet } from './plan-sheet.js';
import { readSource, type SourceInput, type SourceRows } from './read-source.js';

/** The sheet is omitted if it is the same as in the last call. */
export interface PlanCall {
  source: SourceInput | null;
  input: PlanInput;
}

let rows: SourceRows | null = null;

respondToCalls(({ source, input }: PlanCall) => {
  if (source) rows = readSource(source);
  return rows && { rows: source && rows, plan: planSheet(rows.arranged, input) };
});
