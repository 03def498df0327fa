import { useEffect, useMemo, useRef, useState } from 'react';
import { findDuplicates } from './find-duplicates.js';
import { type ImportTarget, targetOfError } from './import-targets.js';
import type { ImportedEntry, ImportedEntryCheck } from './imported-entry.js';
import type { rowReader, SheetRow } from './read-rows.js';
import type { ImportPlan } from './use-import-plan.js';

/** A row in the preview. */
export interface CheckedRow extends SheetRow {
  state: 'ready' | 'error' | 'duplicate';
  /** If the row is a duplicate: whether the original is in the planner or in the sheet. */
  duplicate: 'planner' | 'sheet' | null;
  /** Whether the row will be imported. */
  isSelected: boolean;
}

/** What the server reports about a row. */
interface ServerCheck {
  errors: Readonly<Record<string, string>>;
  isDuplicate: boolean;
}

interface Input {
  plan: ImportPlan;
  reader: ReturnType<typeof rowReader>;
  /** The rows of the sheet. */
  read: readonly SheetRow[];
  onCheck: (check: { entries: readonly ImportedEntry[] }) => Promise<readonly ImportedEntryCheck[]>;
}

/** Returns an entry as the server can check it before the new options exist: with options that exist. */
function checkable({ entry, newWords }: SheetRow, targets: readonly ImportTarget[]): ImportedEntry | null {
  if (entry === null || newWords.length === 0) return entry;
  const dynamicFields = { ...entry.dynamicFields };
  for (const { target, word } of newWords) {
    const field = targets.find(({ id }) => id === target)?.fields.get(entry.kind);
    if (field?.type !== 'custom') continue;
    const { fieldName, dropdownOptions } = field.configuration;
    const value = dynamicFields[fieldName];
    const known = dropdownOptions?.[0];
    if (Array.isArray(value)) {
      const rest = value.filter((option) => option !== word);
      dynamicFields[fieldName] = rest.length > 0 || known === undefined ? rest : [known];
    } else if (known === undefined) delete dynamicFields[fieldName];
    else dynamicFields[fieldName] = known;
  }
  return { ...entry, dynamicFields };
}

type ById<T> = ReadonlyMap<number, T>;

const added = <T>(map: ById<T>, entries: Iterable<readonly [number, T]>): ById<T> =>
  new Map([...map, ...entries]);

/** Has the server check the rows of a sheet, and applies the user's corrections. */
export function useCheckedRows({ plan, reader, read, onCheck }: Input) {
  const { targets, columns, edits } = plan;
  const [corrected, setCorrected] = useState<ById<SheetRow>>(
    () =>
      new Map(
        read.flatMap((each) => {
          const cells = Object.entries(edits.corrections.get(each.row) ?? {}).filter(
            ([target, { column }]) => columns.indexOf(target) === column,
          );
          const texts = Object.fromEntries(cells.map(([target, { text }]) => [target, text]));
          return cells.length === 0 ? [] : [[each.row, reader.correct(each, texts, read)] as const];
        }),
      ),
  );
  const [checks, setChecks] = useState<ById<ServerCheck>>(new Map());
  const [status, setStatus] = useState<'checking' | 'checked' | 'failed'>('checking');
  const current = useRef<ById<SheetRow>>(new Map());
  const latest = useRef(onCheck);
  useEffect(() => {
    latest.current = onCheck;
  });

  /** Has the server check rows. Rows that already have errors are not sent. */
  const request = async (rows: readonly SheetRow[]) => {
    const sent = rows.flatMap((each) => {
      const checked = checkable(each, targets);
      return each.entry === null || checked === null ? [] : [{ row: each.row, entry: each.entry, checked }];
    });
    if (sent.length === 0) return setStatus('checked');
    setStatus('checking');
    try {
      const results = await latest.current({ entries: sent.map(({ checked }) => checked) });
      const rechecked = new Set(sent.map(({ row }) => row));
      setChecks((before) =>
        added(
          new Map([...before].filter(([row]) => !rechecked.has(row))),
          results.flatMap(({ index, errors, duplicateId }): [number, ServerCheck][] => {
            const { row, entry } = sent[index] ?? {};
            // Skip rows that the user changed during the request, because they are checked again.
            if (row === undefined || entry === undefined || current.current.get(row)?.entry !== entry)
              return [];
            const byTarget = errors.map(({ field, message }) => [
              targetOfError(field, entry.kind, targets),
              message,
            ]);
            return [[row, { errors: Object.fromEntries(byTarget), isDuplicate: duplicateId !== null }]];
          }),
        ),
      );
      setStatus('checked');
    } catch {
      setStatus('failed');
    }
  };
  const all = useMemo(() => read.map((each) => corrected.get(each.row) ?? each), [read, corrected]);
  useEffect(() => {
    current.current = new Map(all.map((each) => [each.row, each]));
  }, [all]);
  const first = useRef(request);
  const firstRows = useRef(all);
  useEffect(() => {
    // Display the rows first, because sending thousands of them takes a while.
    const timer = setTimeout(() => first.current(firstRows.current));
    return () => clearTimeout(timer);
  }, []);

  const twice = useMemo(() => findDuplicates(all), [all]);
  const rows = useMemo(() => {
    return all.map((each): CheckedRow => {
      const check = checks.get(each.row);
      const errors = { ...check?.errors, ...each.errors };
      const hasErrors = Object.keys(errors).length > 0;
      const duplicate = hasErrors
        ? null
        : check?.isDuplicate
          ? 'planner'
          : twice.has(each.row)
            ? 'sheet'
            : null;
      const state = hasErrors ? 'error' : duplicate === null ? 'ready' : 'duplicate';
      const isSelected =
        state !== 'error' && (edits.selection.get(each.row) ?? (state === 'ready' && !each.isCanceled));
      return { ...each, errors, duplicate, state, isSelected };
    });
  }, [all, twice, checks, edits.selection]);

  return {
    rows,
    status,
    retry: () => request(all),
    correct: (row: CheckedRow, target: string, text: string) => {
      const before = corrected.get(row.row) ?? row;
      const next = reader.correct(before, { [target]: text }, all);
      setCorrected(added(corrected, [[row.row, next]]));
      plan.correct(row.row, target, next.texts[target] ?? text);
      current.current = added(current.current, [[row.row, next]]);
      setChecks(added(checks, [[row.row, { errors: {}, isDuplicate: false }]]));
      request([next]);
      return next;
    },
    select: (selected: readonly CheckedRow[], isSelected: boolean) =>
      plan.select(
        selected.map(({ row }) => row),
        isSelected,
      ),
  };
}
