import { useMessages } from '../kit/use-messages.js';
import { importWizardMessages } from './import-messages.js';
import type { ImportedEntry } from './imported-entry.js';
import { useLeftOutText } from './LeftOut.js';
import type { LeftOutValues } from './left-out.js';
import { sheetRow } from './read-rows.js';
import type { CheckedRow } from './use-checked-rows.js';
import type { ImportPlan } from './use-import-plan.js';

/** What was imported. */
export interface ImportResult {
  entries: readonly ImportedEntry[];
  leftOut: readonly CheckedRow[];
  valuesLeftOut: readonly LeftOutValues[];
  /** The brands and options that were created for the entries, by the label of their column. */
  newWords: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns a function that lists the rows that were not imported, and, of other rows, only the values that were not
 * imported.
 */
export function useNotImported({ headers, dataRows, columns }: ImportPlan) {
  const text = useMessages(importWizardMessages);
  const leftOutText = useLeftOutText(headers);
  return ({ leftOut, valuesLeftOut }: ImportResult): string[][] => {
    const cellsOf = new Map(dataRows.map(({ row, cells }) => [row, cells]));
    const problemsOf = ({ errors, duplicate, isCanceled }: CheckedRow) => [
      ...Object.values(errors),
      ...(duplicate === null ? [] : [duplicate === 'planner' ? text.exists : text.twice]),
      ...(isCanceled ? [text.canceled] : []),
    ];
    const whole = new Map<number, string[]>();
    const parts = new Map<number, { columns: Set<number>; problems: string[] }>();
    const addPart = (row: number, column: number, problem: readonly string[]) => {
      const part = parts.get(row) ?? { columns: new Set(), problems: [] };
      part.columns.add(column);
      part.problems.push(...problem);
      parts.set(row, part);
    };
    for (const each of leftOut) {
      if (each.channel === null) whole.set(each.row, problemsOf(each));
      else addPart(sheetRow(each.row), each.channel, problemsOf(each));
    }
    for (const { reason, cells } of valuesLeftOut) {
      for (const { row, column } of cells) addPart(row, column, [leftOutText(reason, 1)]);
    }
    const lines = dataRows.flatMap(({ row }) => {
      const problems = whole.get(row) ?? parts.get(row)?.problems;
      if (problems === undefined) return [];
      const cells = columns.map((_, column) =>
        whole.has(row) || parts.get(row)?.columns.has(column) ? (cellsOf.get(row)?.[column] ?? '') : '',
      );
      return [[String(row), ...cells, problems.join('; ')]];
    });
    const titles = columns.map(
      (_, column) => headers?.[column] || text.column({ header: '', number: column + 1 }),
    );
    return [[text.row, ...titles, text.problem], ...lines];
  };
}
