import { callWorker } from './files/worker-calls.js';
import { type PlanInput, planSheet, type SheetPlan } from './plan-sheet.js';
import type { PlanCall } from './plan-worker.js';
import { readSource, type SourceInput, type SourceRows } from './read-source.js';

/** A sheet, and how it is read. */
export interface PlannedSheet {
  rows: SourceRows;
  plan: SheetPlan;
}

/** Reads sheets and decides how they are read, in a worker. */
export interface Planner {
  plan: (source: SourceInput, input: PlanInput) => Promise<PlannedSheet>;
  end: () => void;
}

type PlanAnswer = { rows: SourceRows | null; plan: SheetPlan };

const inPage = (source: SourceInput, input: PlanInput): PlannedSheet => {
  const rows = readSource(source);
  return { rows, plan: planSheet(rows.arranged, input) };
};

function startWorker() {
  try {
    // Bundlers recognize this expression and create a file for the worker.
    return callWorker<PlanCall, PlanAnswer>(
      new Worker(new URL('./plan-worker.js', import.meta.url), { type: 'module' }),
    );
  } catch {
    return null;
  }
}

/** Starts a worker for large sheets. If it can't be started or stops, the page reads the sheets. */
function startPlanner(): Planner {
  const worker = startWorker();
  let last: { source: SourceInput; rows: Promise<SourceRows | null> } | null = null;
  return {
    plan: async (source, input) => {
      if (!worker) return inPage(source, input);
      const isKnown = last?.source === source;
      try {
        const answer = worker.call({ source: isKnown ? null : source, input });
        if (!isKnown) last = { source, rows: answer.then(({ rows }) => rows) };
        const [rows, { plan }] = await Promise.all([last?.rows, answer]);
        return rows ? { rows, plan } : inPage(source, input);
      } catch {
        return inPage(source, input);
      }
    },
    end: () => worker?.end(),
  };
}

export const planPart = { planSheet, startPlanner };
