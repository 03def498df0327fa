import type { CalendarDate } from '@content-planner/model';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '../calendar/use-today.js';
import { saveCsvText, saveFile } from '../internal/save-file.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useKinds } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import type { Brand, FieldConfiguration, LogKind } from '../logs/types.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { PageHeader } from '../shell/PageHeader.js';
import { CheckStep } from './CheckStep.js';
import { ColumnsStep } from './ColumnsStep.js';
import { DoneStep } from './DoneStep.js';
import { SheetChoice } from './files/SheetChoice.js';
import { useSheetFile } from './files/use-sheet-file.js';
import { xlsxPart } from './files/xlsx-part.js';
import { ImportSteps, STEPS } from './ImportSteps.js';
import { IMPORT_KEY } from './import-key.js';
import { type ImportStep, type ImportTemplate, importWizardMessages } from './import-messages.js';
import { Panel } from './import-style.js';
import { templateRows, XLSX_TEMPLATES } from './import-templates.js';
import type { ImportedEntry, ImportedEntryCheck } from './imported-entry.js';
import { useLeftOutText } from './LeftOut.js';
import { type LeftOutValues, leftOutValues } from './left-out.js';
import { type CreatedWords, newWordsOf, withNewWords } from './new-words.js';
import { sheetRow } from './read-rows.js';
import { SheetStep } from './SheetStep.js';
import { sheetPart } from './sheet-part.js';
import { openWords } from './sheet-words.js';
import type { CheckedRow } from './use-checked-rows.js';
import { type SheetSource, useImportPlan } from './use-import-plan.js';
import { ValuesStep } from './ValuesStep.js';

/** Props of {@link ImportWizard}. All other props are passed to the root `<div>`. */
export interface ImportWizardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The kinds that can be imported. Memoize the array. @default the kinds that users can choose */
  kinds?: readonly LogKind[];
  /** The kind of all rows if the sheet has no column for kinds. If omitted, the user chooses the kind. */
  kind?: LogKind | null;
  /**
   * Called with all entries before the import, and with individual entries after the user has changed them. Resolve
   * with the entries that have errors or already exist; `index` is the position in `entries`. Do not save anything.
   */
  onCheck: (check: { entries: readonly ImportedEntry[] }) => Promise<readonly ImportedEntryCheck[]>;
  /**
   * Called with the entries that the user selected. Create all or none of them. If that fails, reject with an error,
   * whose message is displayed. If the user tries again with the same entries, `entries` is the same array.
   */
  onImport: (submission: { entries: readonly ImportedEntry[] }) => Promise<unknown>;
  /**
   * Called for each new brand before the import. Resolve with the created brand. If omitted, the user can only choose
   * existing brands.
   */
  onCreateBrand?: (creation: { name: string }) => Promise<Pick<Brand, 'id'>>;
  /**
   * Called before the import for each field to which the user adds options, in one of the kinds that have the field.
   * If omitted, the user can only choose existing options.
   */
  onCreateOptions?: (creation: { field: FieldConfiguration; options: readonly string[] }) => Promise<unknown>;
  /**
   * Called before the import with the names of new platforms. Resolve with the ids of these platforms. If omitted, the
   * user can only choose existing platforms.
   */
  onCreatePlatforms?: (creation: {
    names: readonly string[];
  }) => Promise<readonly { id: string; name: string }[]>;
  /** Called when the user undoes the import. If omitted, the button is hidden. */
  onUndo?: () => Promise<unknown>;
  /**
   * Called when the user opens the calendar after the import, with the first day that has a new entry. If omitted, the
   * button is hidden.
   */
  onOpenCalendar?: (opened: { date: CalendarDate }) => void;
  /** Called when the user loads a sheet, and when the sheet is imported or discarded. */
  onDirtyChange?: (change: { dirty: boolean }) => void;
  /** The maximum number of rows. @default 10,000 */
  maxRows?: number;
  /**
   * The `localStorage` key under which the wizard remembers what the columns of sheets mean. If several users share a
   * browser, use a separate key for each user.
   * @default IMPORT_KEY
   */
  storageKey?: string;
  /** The current date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  min-height: 0;
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
`;

const Hint = styled.span`
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
`;

/** What was imported. */
interface Result {
  entries: readonly ImportedEntry[];
  leftOut: readonly CheckedRow[];
  valuesLeftOut: readonly LeftOutValues[];
  /** The brands and options that were created for the entries, by the label of their column. */
  newWords: ReadonlyMap<string, readonly string[]>;
}

/**
 * A page on which users import entries from a spreadsheet: they drop, choose or paste a sheet, check what its columns
 * mean, fix errors, and import all selected rows together. The encoding, the header row, the columns and the date
 * format are detected, and users can change them. Does not fetch data.
 *
 * @example
 * <ImportWizard onCheck={…} onImport={…} onUndo={…} />
 */
export const ImportWizard = forwardRef<HTMLDivElement, ImportWizardProps>(function ImportWizard(
  {
    kinds: givenKinds,
    kind = null,
    onCheck,
    onImport,
    onCreateBrand,
    onCreateOptions,
    onCreatePlatforms,
    onUndo,
    onOpenCalendar,
    onDirtyChange,
    maxRows = 10_000,
    storageKey = IMPORT_KEY,
    today: givenToday,
    ...rest
  },
  ref,
) {
  const today = useToday(givenToday);
  const text = useMessages(importWizardMessages);
  const { list } = useKinds();
  const kinds = useMemo(() => givenKinds ?? list.map((one) => one.kind), [givenKinds, list]);
  const { value: part, failed } = useOnDemand(sheetPart);
  const plan = useImportPlan({
    part,
    ...{ kinds, kind, storageKey, today },
    createsBrands: onCreateBrand !== undefined,
    createsOptions: onCreateOptions !== undefined,
    createsPlatforms: onCreatePlatforms !== undefined,
  });
  const [step, setStep] = useState<ImportStep>('sheet');
  const [importing, setImporting] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ reason: string } | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const created = useRef<CreatedWords>({ brands: new Map(), platforms: new Map(), options: new Set() });
  const attempt = useRef<{ entries: readonly ImportedEntry[]; json: string } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { source, sheet } = plan;
  const rowCount = plan.counts.total;

  const sheetProblem = (): string | null => {
    if (source === null) return null;
    const { name } = source;
    if (failed) return text.unreadableFile({ name });
    if (sheet === null) return null;
    if (!plan.isText) return text.notText({ name });
    if (rowCount === 0) return text.noRows({ name });
    const { length } = plan.dataRows;
    return length > maxRows ? text.tooManyRows({ name, rows: length, max: maxRows }) : null;
  };
  const file = useSheetFile((next) => (next === null ? plan.load(null) : load(next)));
  const problem = file.problem ?? sheetProblem();
  const asksWords = plan.words.some(({ words }) => words.some(({ isAsked }) => isAsked));
  const shown = step === 'columns' && (problem !== null || sheet === null) ? 'sheet' : step;

  /** Whether the first step displays a sheet that the user has loaded before. */
  const hasLoaded = shown === 'sheet' && sheet !== null && problem === null;
  const isDirty = shown === 'columns' || shown === 'values' || shown === 'check' || hasLoaded;
  const notify = useRef(onDirtyChange);
  useEffect(() => {
    notify.current = onDirtyChange;
  });
  useEffect(() => {
    notify.current?.({ dirty: isDirty });
  }, [isDirty]);
  useEffect(() => () => notify.current?.({ dirty: false }), []);

  // Move focus to each new step, because its controls would otherwise be hard to reach with the keyboard. Do not move
  // focus when the page opens.
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) panel.current?.focus();
    before.current = shown;
  }, [shown]);

  const load = (next: SheetSource) => {
    setFailure(null);
    // If the code failed to load earlier, this call tries again.
    void sheetPart.load();
    plan.load(next);
    setStep('columns');
  };
  const loadText = (content: string) => {
    file.close();
    load({ name: text.pasted, content });
  };
  const saveCsv = (name: string, rows: readonly (readonly string[])[]) => {
    if (part) saveCsvText(`${name}.csv`, part.toCsv(rows));
  };
  const saveTemplate = async (template: ImportTemplate) => {
    const rows = templateRows(template, today);
    if (!XLSX_TEMPLATES.includes(template)) return saveCsv(template, rows);
    await xlsxPart.load();
    const toXlsx = xlsxPart.get().value;
    if (toXlsx) saveFile(`${template}.xlsx`, await toXlsx(template, rows));
  };

  const importRows = async (rows: readonly CheckedRow[]) => {
    const selected = rows.filter((row) => row.isSelected && row.entry !== null);
    setFailure(null);
    setImporting(selected.length);
    // Display the progress first, because sending thousands of entries takes a while.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const entries = await withNewWords({
        ...{ rows: selected, targets: plan.targets, created: created.current },
        ...{ onCreateBrand, onCreateOptions, onCreatePlatforms },
      });
      // If the connection was lost, the entries might have been imported. A retry passes the same array so that the sdk
      // recognizes the retry.
      const json = JSON.stringify(entries);
      if (attempt.current?.json !== json) attempt.current = { entries, json };
      await onImport({ entries: attempt.current.entries });
      attempt.current = null;
      plan.remember();
      setResult({
        entries,
        leftOut: rows.filter(({ isSelected }) => !isSelected),
        valuesLeftOut: leftOutValues({ rows, ...plan }),
        newWords: newWordsOf(selected, plan.targets),
      });
      setStep('done');
    } catch (error) {
      setFailure({ reason: error instanceof Error ? error.message : '' });
    } finally {
      setImporting(null);
    }
  };
  const leftOutText = useLeftOutText(plan.headers);
  /** Saves the rows that were not imported, and, of other rows, only the values that were not imported. */
  const download = () => {
    if (result === null) return;
    const { headers, dataRows, columns } = plan;
    const cellsOf = new Map(dataRows.map(({ row, cells }) => [row, cells]));
    const problemsOf = ({ errors, duplicate }: CheckedRow) => [
      ...Object.values(errors),
      ...(duplicate === null ? [] : [duplicate === 'planner' ? text.exists : text.twice]),
    ];
    const whole = new Map<number, string[]>();
    const parts = new Map<number, { columns: Set<number>; problems: string[] }>();
    const addPart = (row: number, column: number, problem: readonly string[]) => {
      const part = parts.get(row) ?? { columns: new Set(), problems: [] };
      part.columns.add(column);
      part.problems.push(...problem);
      parts.set(row, part);
    };
    for (const each of result.leftOut) {
      if (each.channel === null) whole.set(each.row, problemsOf(each));
      else addPart(sheetRow(each.row), each.channel, problemsOf(each));
    }
    for (const { reason, cells } of result.valuesLeftOut) {
      for (const { row, column } of cells) {
        addPart(row, column, [leftOutText(reason, 1)]);
      }
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
    saveCsv('not-imported', [[text.row, ...titles, text.problem], ...lines]);
  };

  const { columns, dataRows } = plan;
  const summaries = {
    sheet: source === null ? '' : text.sheetSummary({ name: source.name, rows: rowCount }),
    columns: text.partSummary({ part: columns.filter((id) => id !== null).length, total: columns.length }),
    values: text.wordSummary({ count: plan.words.reduce((sum, { words }) => sum + words.length, 0) }),
    check: text.partSummary({ part: result?.entries.length ?? 0, total: dataRows.length }),
  };
  const content = () => {
    if (shown === 'columns') {
      return (
        <ColumnsStep
          plan={plan}
          onBack={() => setStep('sheet')}
          onNext={() => setStep(openWords(plan.words).length > 0 ? 'values' : 'check')}
        />
      );
    }
    if (shown === 'values') {
      return <ValuesStep plan={plan} onBack={() => setStep('columns')} onNext={() => setStep('check')} />;
    }
    if (shown === 'check') {
      return (
        <CheckStep
          plan={plan}
          onCheck={onCheck}
          onImport={importRows}
          importing={importing}
          failure={failure}
          onBack={() => setStep(asksWords ? 'values' : 'columns')}
        />
      );
    }
    if (shown === 'done' && result !== null) {
      return (
        <DoneStep
          entries={result.entries}
          counts={plan.counts}
          leftOut={result.leftOut.length}
          valuesLeftOut={result.valuesLeftOut}
          headers={plan.headers}
          newWords={result.newWords}
          onDownload={download}
          onOpenCalendar={onOpenCalendar}
          onUndo={onUndo}
          onAnother={() => {
            file.close();
            plan.load(null);
            setStep('sheet');
          }}
        />
      );
    }
    if (file.workbook) {
      return (
        <SheetChoice
          key={file.workbook.name}
          workbook={file.workbook}
          chosen={source?.workbook?.sheet ?? null}
          problem={problem}
          onChoose={file.chooseSheet}
          onClose={() => {
            file.close();
            plan.load(null);
          }}
          onFile={file.openFile}
          onText={loadText}
        />
      );
    }
    return (
      <SheetStep
        loaded={hasLoaded ? summaries.sheet : null}
        reading={file.reading ?? (plan.isPlanning && source !== null ? source.name : null)}
        problem={problem}
        maxRows={maxRows}
        onFile={file.openFile}
        onText={loadText}
        onTemplate={saveTemplate}
        onContinue={() => setStep('columns')}
      />
    );
  };
  return (
    <Root {...rest} ref={ref}>
      <PageHeader title={text.title} actions={shown !== 'done' && <Hint>{text.notSaved}</Hint>} />
      <ImportSteps
        steps={STEPS.filter((each) => each !== 'values' || sheet === null || plan.words.length > 0)}
        current={shown}
        summaries={summaries}
        onGo={shown === 'done' || importing !== null ? undefined : setStep}
      />
      <VisuallyHidden role="status">
        {shown === 'done' && result
          ? text.done({ count: result.entries.length })
          : text.step({ step: shown })}
      </VisuallyHidden>
      <Panel ref={panel} tabIndex={-1}>
        {content()}
      </Panel>
    </Root>
  );
});
