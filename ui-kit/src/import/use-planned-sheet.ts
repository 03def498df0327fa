import { useEffect, useMemo, useState } from 'react';
import type { PlannedSheet, Planner, planPart } from './plan-part.js';
import type { PlanInput } from './plan-sheet.js';
import type { readSource, SourceInput } from './read-source.js';

/** The code that reads sheets. */
export type PlanPart = typeof planPart & { readSource: typeof readSource };

/** The size from which a sheet is read in a worker: the length of a text, or the number of rows of a workbook. */
const LARGE_TEXT = 100_000;
const LARGE_WORKBOOK = 1000;

const isLargeSheet = (content: SourceInput['content']) =>
  'rows' in Object(content)
    ? (content as { rows: readonly unknown[] }).rows.length > LARGE_WORKBOOK
    : (content as Uint8Array | string).length > LARGE_TEXT;

interface Input {
  /** Null while the code is loading. */
  part: PlanPart | null;
  source: SourceInput | null;
  input: PlanInput;
}

/** The result of the worker, with the input for which it was computed. */
interface Answer extends PlannedSheet {
  source: SourceInput;
  input: PlanInput;
}

/**
 * Reads a sheet and decides how it is read. The page would freeze for large sheets, so a worker reads them, and the
 * last result remains until the next one is there.
 */
export function usePlannedSheet({ part, source, input }: Input) {
  const isLarge = source !== null && isLargeSheet(source.content);
  const rows = useMemo(
    () => (part !== null && source !== null && !isLarge ? part.readSource(source) : null),
    [part, source, isLarge],
  );
  const few = useMemo(
    () => (part !== null && rows !== null ? { rows, plan: part.planSheet(rows.arranged, input) } : null),
    [part, rows, input],
  );
  const [planner, setPlanner] = useState<Planner | null>(null);
  const [many, setMany] = useState<Answer | null>(null);
  useEffect(() => {
    if (part === null || !isLarge) return;
    const started = part.startPlanner();
    setPlanner(started);
    return () => {
      started.end();
      setPlanner(null);
      setMany(null);
    };
  }, [part, isLarge]);
  useEffect(() => {
    if (source === null || planner === null) return;
    let isCurrent = true;
    planner.plan(source, input).then((result) => {
      if (isCurrent) setMany({ ...result, source, input });
    });
    return () => {
      isCurrent = false;
    };
  }, [planner, source, input]);
  const answer = many?.source.content === source?.content ? many : null;
  return {
    planned: few ?? answer,
    isPlanning: isLarge && !(answer?.source === source && answer?.input === input),
  };
}
