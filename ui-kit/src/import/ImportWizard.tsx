import { forwardRef, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '../calendar/use-today.js';
import { saveCsvText, saveFile } from '../internal/save-file.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useKinds } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { PageHeader } from '../shell/PageHeader.js';
import { CheckStep } from './CheckStep.js';
import { ColumnsStep } from './ColumnsStep.js';
import { columnQuestions } from './column-questions.js';
import { DoneStep } from './DoneStep.js';
import { SheetChoice } from './files/SheetChoice.js';
import { countRows, sheetSource, useSheetFile } from './files/use-sheet-file.js';
import type { WorkbookSheet } from './files/workbook.js';
import { xlsxPart } from './files/xlsx-part.js';
import { ImportSteps, STEPS } from './ImportSteps.js';
import { IMPORT_KEY } from './import-key.js';
import { type ImportStep, type ImportTemplate, importWizardMessages } from './import-messages.js';
import { Panel } from './import-style.js';
import { templateRows, XLSX_TEMPLATES } from './import-templates.js';
import type { ImportWizardProps } from './import-wizard-props.js';
import type { ImportedEntry } from './imported-entry.js';
import { leftOutValues } from './left-out.js';
import { type CreatedWords, newWordsOf, withNewWords } from './new-words.js';
import { nextSheet } from './next-sheet.js';
import { type ImportResult, useNotImported } from './not-imported.js';
import { SheetStep } from './SheetStep.js';
import { sheetPart } from './sheet-part.js';
import { openWords } from './sheet-words.js';
import type { CheckedRow } from './use-checked-rows.js';
import { type SheetSource, useImportPlan } from './use-import-plan.js';
import { ValuesStep } from './ValuesStep.js';

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
  const [result, setResult] = useState<ImportResult | null>(null);
  const created = useRef<CreatedWords>({ brands: new Map(), platforms: new Map(), options: new Set() });
  /** The sheets of the workbook that were imported. */
  const [imported, setImported] = useState<readonly WorkbookSheet[]>([]);
  /** The headers of the last sheet if the user goes on with another one after the import. */
  const [before, setBefore] = useState<readonly string[] | null>(null);
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
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current !== shown) panel.current?.focus();
    lastShown.current = shown;
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
      const chosen = source?.workbook?.sheet;
      if (chosen) setImported((before) => [...before, chosen]);
      setStep('done');
    } catch (error) {
      setFailure({ reason: error instanceof Error ? error.message : '' });
    } finally {
      setImporting(null);
    }
  };
  const notImported = useNotImported(plan);

  // If the next sheet of a workbook is like the one before, its rows are all that is left to check.
  useLayoutEffect(() => {
    if (before === null || sheet === null || plan.isPlanning) return;
    setBefore(null);
    const isLike = before.join('\n') === plan.headers?.join('\n');
    if (isLike && columnQuestions(plan).isClear && openWords(plan.words).length === 0) setStep('check');
  }, [before, sheet, plan]);
  const goOn = (part: Parameters<typeof plan.goOn>[0]) => {
    plan.goOn(part);
    setBefore(plan.headers ?? []);
    setStep('columns');
  };
  const { columns } = plan;
  const { workbook } = file;
  const following = workbook && nextSheet(workbook, imported, plan.headers);
  const next = [
    ...(plan.otherTable === null
      ? []
      : [
          {
            label: text.importOtherTable({ row: plan.otherTable }),
            onOpen: () => goOn({ headerRow: (plan.otherTable ?? 0) - 1 }),
          },
        ]),
    ...(workbook && following
      ? [
          {
            label: text.importNextSheet({ name: following.name, rows: countRows(following.rows) }),
            onOpen: () => goOn({ source: sheetSource(workbook, following) }),
          },
        ]
      : []),
  ];
  const summaries = {
    sheet: source === null ? '' : text.sheetSummary({ name: source.name, rows: rowCount }),
    columns: text.partSummary({ part: columns.filter((id) => id !== null).length, total: columns.length }),
    values: text.wordSummary({ count: plan.words.reduce((sum, { words }) => sum + words.length, 0) }),
    check: text.partSummary({
      part: result?.entries.length ?? 0,
      total: (result?.entries.length ?? 0) + (result?.leftOut.length ?? 0),
    }),
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
          next={next}
          onDownload={() => saveCsv('not-imported', notImported(result))}
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
