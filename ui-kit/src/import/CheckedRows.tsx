import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { errorStateMessages } from '../primitives/error-state-messages.js';
import { SegmentedControl } from '../primitives/SegmentedControl.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { Bar, Container, Empty, Grid, Heading, Line, Rows, Scroller } from './check-style.js';
import { importWizardMessages, type RowGroup } from './import-messages.js';
import { Foot, Problems } from './import-style.js';
import { FIRST_DAY, type ImportTarget } from './import-targets.js';
import type { ImportedEntry, ImportedEntryCheck } from './imported-entry.js';
import { LeftOut } from './LeftOut.js';
import { leftOutValues } from './left-out.js';
import { type PreviewContext, PreviewRow } from './PreviewRow.js';
import type { rowReader, SheetRow } from './read-rows.js';
import { type CheckedRow, useCheckedRows } from './use-checked-rows.js';
import type { ImportPlan } from './use-import-plan.js';

export interface CheckStepProps {
  plan: ImportPlan;
  onCheck: (check: { entries: readonly ImportedEntry[] }) => Promise<readonly ImportedEntryCheck[]>;
  /** Called with all rows. Only the selected rows are imported. */
  onImport: (rows: readonly CheckedRow[]) => void;
  /** The number of entries that are being imported, or null. */
  importing: number | null;
  /** Why the import failed. */
  failure: { reason: string } | null;
  onBack: () => void;
}

interface CheckedRowsProps extends CheckStepProps {
  reader: ReturnType<typeof rowReader>;
  read: readonly SheetRow[];
}

const ALWAYS = ['startDate', 'title', 'kind', 'brand'];

/** Estimated heights of rows in px. Rows are measured once they are rendered. */
const HEIGHT = 40;
const HEIGHT_WITH_ERROR = 56;

const GROUPS: readonly RowGroup[] = ['all', 'ready', 'errors', 'duplicates'];

const isIn = ({ state }: CheckedRow, group: RowGroup) =>
  group === 'all' || { ready: 'ready', errors: 'error', duplicates: 'duplicate' }[group] === state;

/** Returns the columns of the preview: those in the sheet, and those with errors. */
function columnsOf(
  { targets, columns }: Pick<ImportPlan, 'targets' | 'columns'>,
  rows: readonly CheckedRow[],
): ImportTarget[] {
  const wrong = new Set(rows.flatMap(({ errors }) => Object.keys(errors)));
  // A column of channels also gives the platforms.
  for (const { id, fields } of targets) {
    if ([...fields.values()].every(({ type }) => type !== 'flags')) continue;
    const hasPlatforms = rows.some(({ kind, entry, newWords }) => {
      if (newWords.some(({ target }) => target === id)) return true;
      const field = kind === null ? undefined : fields.get(kind);
      return field?.type === 'flags' && field.flags.some(({ name }) => entry?.fields[name] === true);
    });
    if (hasPlatforms) wrong.add(id);
  }
  // A cell with several days also has an end.
  if (rows.some(({ entry }) => entry !== null && entry.endDate !== entry.startDate)) wrong.add('endDate');
  return targets.filter(
    ({ id }) => id !== FIRST_DAY && (ALWAYS.includes(id) || columns.includes(id) || wrong.has(id)),
  );
}

const widthOf = ({ id }: ImportTarget) => (id === 'title' ? 'minmax(200px, 2fr)' : 'minmax(120px, 1fr)');

/** All rows as they will be imported, with what the server reports about them. */
export function CheckedRows({
  plan,
  reader,
  read,
  onCheck,
  onImport,
  importing,
  failure,
  onBack,
}: CheckedRowsProps) {
  const { locale } = useKit();
  const errorText = useMessages(errorStateMessages);
  const text = useMessages(importWizardMessages);
  const translate = useTranslate();
  const { rows, status, retry, correct, select } = useCheckedRows({ plan, reader, read, onCheck });
  const [group, setGroup] = useState<RowGroup>('all');
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [edited, setEdited] = useState<{ row: number; column: number } | null>(null);
  const [announced, setAnnounced] = useState('');
  // The number of rows to import once they have been checked, or null if no import is waiting. If a cell is being
  // edited, clicking Import commits the edit, and the row is checked again.
  const [waiting, setWaiting] = useState<number | null>(null);
  // The number of rows that the user wanted to import, if the check changed it.
  const [before, setBefore] = useState<number | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);

  const counts = useMemo(
    () =>
      Object.fromEntries(
        GROUPS.map((each) => [each, rows.filter((row) => isIn(row, each)).length]),
      ) as Record<RowGroup, number>,
    [rows],
  );
  const shown = useMemo(() => rows.filter((row) => isIn(row, group)), [rows, group]);
  const selected = rows.filter(({ isSelected }) => isSelected);
  const selectable = shown.filter(({ state }) => state !== 'error');
  const chosen = selectable.filter(({ isSelected }) => isSelected).length;
  const { dataRows, columns: columnTargets, targets } = plan;
  const columns = useMemo(
    () => columnsOf({ targets, columns: columnTargets }, rows),
    [targets, columnTargets, rows],
  );
  const valuesLeftOut = useMemo(
    () => leftOutValues({ rows, dataRows, columns: columnTargets, targets }),
    [rows, dataRows, columnTargets, targets],
  );
  const unselected = rows.filter((row) => !row.isSelected);
  const leftOut = {
    errors: counts.errors,
    duplicates: unselected.filter(({ state }) => state === 'duplicate').length,
    canceled: unselected.filter(({ state, isCanceled }) => state === 'ready' && isCanceled).length,
  };
  const isBusy = importing !== null;
  useEffect(() => {
    if (waiting === null || status === 'checking') return;
    setWaiting(null);
    if (status !== 'checked') return;
    if (selected.length === waiting) onImport(rows);
    else setBefore(waiting);
  }, [waiting, status, selected.length, rows, onImport]);

  const list = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: shown.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => shown[index]?.row ?? index,
    estimateSize: (index) => (shown[index]?.state === 'error' ? HEIGHT_WITH_ERROR : HEIGHT),
    overscan: 8,
  });

  const moveTo = (row: number, column: number) => {
    const next = {
      row: Math.max(0, Math.min(row, shown.length - 1)),
      column: Math.max(0, Math.min(column, columns.length)),
    };
    wantsFocus.current = true;
    list.scrollToIndex(next.row);
    setActive(next);
  };
  useEffect(() => {
    if (!wantsFocus.current || edited !== null) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`);
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus();
  });

  const latest = useRef({ shown, columns, correct, select, counts, edited });
  useEffect(() => {
    latest.current = { shown, columns, correct, select, counts, edited };
  });
  const kindOf = useKindOf();
  const context = useMemo((): PreviewContext => {
    return {
      columns,
      brands: new Map(plan.reading.brands.map((brand) => [brand.id, brand])),
      locale,
      translate,
      optionsOf: (target, { kind }) => {
        if (target.id === 'kind') return plan.reading.kinds.map((each) => kindOf(each).badge);
        if (target.id === 'brand') return plan.reading.brands.map(({ name }) => name);
        const field = kind && target.fields.get(kind);
        if (field?.type === 'custom') return field.configuration.dropdownOptions ?? [];
        return field?.type === 'own' ? (field.field.options ?? []) : [];
      },
      onEdit: (row, column) => {
        setActive({ row, column });
        setEdited({ row, column });
      },
      onLeave: () => {
        wantsFocus.current = true;
        setEdited(null);
      },
      onCorrect: (row, target, typed, focus) => {
        wantsFocus.current = focus !== 'elsewhere';
        setEdited(null);
        const { shown: list, columns: all, counts: known, edited: place } = latest.current;
        const isFixed =
          typed.trim() !== (row.texts[target] ?? '') &&
          latest.current.correct(row, target, typed).entry !== null &&
          row.state === 'error';
        if (isFixed) setAnnounced(text.fixed({ errors: known.errors - 1 }));
        if (focus !== 'nextError' || place === null) return;
        // Find the next error. If the list displays only rows with errors, the corrected row disappears, and the rows
        // after it move up.
        const after = list.findIndex((other, index) => index > place.row && other.state === 'error');
        const found = list[after];
        if (!found) return;
        const column = all.findIndex(({ id }) => found.errors[id] !== undefined) + 1;
        const moved = isFixed && list.every(({ state }) => state === 'error') ? after - 1 : after;
        setActive({ row: moved, column });
      },
      onSelect: (row, isSelected) => latest.current.select([row], isSelected),
    };
  }, [columns, plan.reading, locale, text, translate, kindOf]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (edited !== null || event.ctrlKey || event.altKey || event.metaKey) return;
    const { row, column } = active;
    const page = 10;
    const moves: Readonly<Record<string, [number, number]>> = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      Home: [row, 0],
      End: [row, columns.length],
      PageDown: [row + page, column],
      PageUp: [row - page, column],
    };
    const move = moves[event.key];
    if (move) moveTo(...move);
    else if ((event.key === 'Enter' || event.key === 'F2') && column > 0) setEdited(active);
    else return;
    event.preventDefault();
  };

  const template = columns.map(widthOf).join(' ');
  const tabStop = Math.min(active.row, Math.max(shown.length - 1, 0));
  return (
    <Container>
      <Bar>
        <SegmentedControl
          label={text.groups}
          segments={GROUPS.map((each) => ({
            value: each,
            label: text.group({ group: each, count: counts[each] }),
          }))}
          value={group}
          onValueChange={({ value }) => {
            setGroup(value as RowGroup);
            setActive({ row: 0, column: 0 });
            setEdited(null);
          }}
        />
        <p>{text.fixHint}</p>
      </Bar>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Scroller ref={scroller}>
        <Grid
          role="grid"
          aria-label={text.preview}
          aria-rowcount={shown.length + 1}
          aria-colcount={columns.length + 2}
          aria-busy={status === 'checking' || undefined}
          style={{ ['--cp-import-columns' as string]: template }}
          onKeyDown={onKeyDown}
        >
          <Line aria-rowindex={1}>
            <Heading aria-colindex={1}>
              <Checkbox
                aria-label={text.selectAll}
                checked={chosen === 0 ? false : chosen === selectable.length ? true : 'indeterminate'}
                disabled={selectable.length === 0}
                onCheckedChange={({ checked }) => select(selectable, checked)}
              />
            </Heading>
            {columns.map(({ id, label }, place) => (
              <Heading key={id} aria-colindex={place + 2}>
                {label}
              </Heading>
            ))}
            <Heading aria-colindex={columns.length + 2}>{text.row}</Heading>
          </Line>
          <Rows style={{ height: list.getTotalSize() }}>
            {list.getVirtualItems().map(({ index, key, start }) => {
              const row = shown[index];
              if (row === undefined) return null;
              return (
                <Line
                  key={key}
                  ref={list.measureElement}
                  aria-rowindex={index + 2}
                  data-index={index}
                  data-state={row.state}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <PreviewRow
                    row={row}
                    index={index}
                    context={context}
                    tabStop={index === tabStop ? active.column : null}
                    edited={edited?.row === index ? edited.column : null}
                  />
                </Line>
              );
            })}
          </Rows>
        </Grid>
        {shown.length === 0 && <Empty>{text.noMatches}</Empty>}
      </Scroller>
      <Foot>
        <div>
          {status === 'checking' && <p role="status">{text.checking}</p>}
          {status === 'checked' && leftOut.errors + leftOut.duplicates + leftOut.canceled > 0 && (
            <p>{text.leftOut(leftOut)}</p>
          )}
          <p>{text.rowCounts(plan.counts)}</p>
          {rows.length > dataRows.length && (
            <p>{text.entriesFromRows({ entries: rows.length, rows: dataRows.length })}</p>
          )}
          {plan.lostCorrections > 0 && (
            <p role="status">{text.lostCorrections({ count: plan.lostCorrections })}</p>
          )}
          <LeftOut values={valuesLeftOut} headers={plan.headers} />
          {before !== null && before > selected.length && (
            <Problems role="alert">{text.fewerAfterCheck({ count: selected.length, before })}</Problems>
          )}
          {status === 'failed' && <Problems role="alert">{text.checkFailed}</Problems>}
          {failure !== null && <Problems role="alert">{text.importFailed(failure)}</Problems>}
        </div>
        <Button disabled={isBusy} onClick={onBack}>
          {text.back}
        </Button>
        {status === 'failed' ? (
          <Button variant="primary" onClick={retry}>
            {errorText.retry}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={isBusy || waiting !== null}
            disabled={selected.length === 0}
            onClick={() => {
              setBefore(null);
              if (status === 'checking') setWaiting(selected.length);
              else onImport(rows);
            }}
          >
            {importing === null
              ? text.import({ count: selected.length })
              : text.importing({ count: importing })}
          </Button>
        )}
      </Foot>
    </Container>
  );
}
