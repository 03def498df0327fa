import { type CalendarDate, isSameMonth, startOfMonth } from '@content-planner/model';
import { Check, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { css, styled } from 'styled-components';
import { formatFullDate, formatMonth } from '../dates/format-date.js';
import { monthGrid } from '../dates/month-grid.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import type { LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { keepFocusAround } from '../primitives/focus-trail.js';
import { narrowPart, partOfPage } from '../primitives/narrow-part.js';
import type { RowCounts } from './arrange-rows.js';
import { importWizardMessages } from './import-messages.js';
import { Problems, TextButton } from './import-style.js';
import type { ImportedEntry } from './imported-entry.js';
import { LeftOut } from './LeftOut.js';
import type { LeftOutValues } from './left-out.js';

interface DoneStepProps {
  entries: readonly ImportedEntry[];
  /** The rows of the sheet. */
  counts: RowCounts;
  /** The number of entries that were not imported. */
  leftOut: number;
  /** The values of imported rows that were not imported. */
  valuesLeftOut: readonly LeftOutValues[];
  headers: readonly string[] | null;
  /** The brands and options that were created for the entries, by the label of their column. */
  newWords: ReadonlyMap<string, readonly string[]>;
  /** What the user can go on with: another table of the sheet, and another sheet of the workbook. */
  next: readonly { label: string; onOpen: () => void }[];
  onDownload: () => void;
  onOpenCalendar: ((opened: { date: CalendarDate }) => void) | undefined;
  onUndo: (() => Promise<unknown>) | undefined;
  onAnother: () => void;
}

/** The maximum number of months to display. */
const MAX_MONTHS = 12;
/** The maximum number of squares per day. */
const MAX_SQUARES = 5;

const Root = styled.div`
  ${partOfPage}
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--cp-space-4);
  min-height: 0;
  padding: var(--cp-space-6) var(--cp-space-4);
  overflow: auto;
  text-align: center;

  & h2 {
    font-size: var(--cp-text-lg);
    line-height: var(--cp-leading-lg);
    font-weight: var(--cp-weight-semibold);
  }
  & > p {
    color: var(--cp-text-secondary);
  }
`;

const Glyph = styled.div`
  display: grid;
  flex: none;
  place-content: center;
  width: 48px;
  height: 48px;
  border-radius: var(--cp-radius-lg);
  background: var(--cp-surface-hover);
  color: var(--cp-success-text, var(--cp-text-primary));
`;

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, 280px);
  justify-content: center;
  gap: var(--cp-space-5);
  width: 100%;

  & > section > h3 {
    margin-block-end: var(--cp-space-2);
    font-weight: var(--cp-weight-semibold);
    text-align: start;
  }
  & > section > div {
    display: grid;
    grid-template-columns: repeat(7, 40px);
    grid-auto-rows: 40px;
    gap: 1px;
  }
  & > section > div > span {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: 4px;
    background: var(--cp-surface-hover);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    text-align: start;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--cp-space-2);

  ${narrowPart(css`
    --cp-control-h: 44px;
  `)}
`;

interface MonthProps {
  month: CalendarDate;
  kindsByDay: ReadonlyMap<CalendarDate, readonly LogKind[]>;
  count: number;
}

function Month({ month, kindsByDay, count }: MonthProps) {
  const { locale } = useKit();
  const kindOf = useKindOf();
  const text = useMessages(importWizardMessages);
  return (
    <section>
      <h3>{text.month({ month: formatMonth(month, locale), count })}</h3>
      <div aria-hidden="true">
        {monthGrid(month)
          .filter((week) => week.some((date) => isSameMonth(date, month)))
          .flat()
          .map((date) => (
            <span key={date}>
              {isSameMonth(date, month) && (
                <>
                  {Number(date.slice(-2))}
                  <svg aria-hidden="true" width="32" height="6">
                    {(kindsByDay.get(date) ?? []).slice(0, MAX_SQUARES).map((kind, index) => (
                      <rect
                        // biome-ignore lint/suspicious/noArrayIndexKey: the squares of a day never move
                        key={index}
                        x={index * 6}
                        width="5"
                        height="6"
                        rx="1"
                        fill={kindOf(kind).defaultColor}
                      />
                    ))}
                  </svg>
                </>
              )}
            </span>
          ))}
      </div>
    </section>
  );
}

/** The last step, which displays what was imported and lets the user undo the import. */
export function DoneStep({
  entries,
  counts,
  leftOut,
  valuesLeftOut,
  headers,
  newWords,
  next,
  onDownload,
  onOpenCalendar,
  onUndo,
  onAnother,
}: DoneStepProps) {
  const { locale } = useKit();
  const text = useMessages(importWizardMessages);
  const [undo, setUndo] = useState<'no' | 'busy' | 'done' | 'failed'>('no');
  const { days, months, from, to } = useMemo(() => {
    const byDay = new Map<CalendarDate, LogKind[]>();
    const byMonth = new Map<CalendarDate, number>();
    for (const { startDate, kind } of entries) {
      byDay.set(startDate, [...(byDay.get(startDate) ?? []), kind]);
      const month = startOfMonth(startDate);
      byMonth.set(month, (byMonth.get(month) ?? 0) + 1);
    }
    const sorted = [...byDay.keys()].toSorted();
    return {
      days: byDay,
      months: [...byMonth].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      from: sorted[0],
      to: sorted.at(-1),
    };
  }, [entries]);
  const isUndone = undo === 'done';
  const hints = [
    ...(isUndone ? [] : [text.undoHint]),
    ...[...newWords].map(([label, names]) => text.newWordsStay({ label, names })),
  ];
  return (
    <Root>
      <Glyph aria-hidden>{isUndone ? <Undo2 size={20} /> : <Check size={20} />}</Glyph>
      <div role="status">
        <h2>{isUndone ? text.undone : text.done({ count: entries.length })}</h2>
      </div>
      {!isUndone && from !== undefined && to !== undefined && (
        <p>{text.range({ from: formatFullDate(from, locale), to: formatFullDate(to, locale) })}</p>
      )}
      <p>{text.rowCounts(counts)}</p>
      <LeftOut values={valuesLeftOut} headers={headers} />
      {leftOut + valuesLeftOut.length > 0 && (
        <p>
          {leftOut > 0 && text.entriesLeftOut({ count: leftOut })}{' '}
          <TextButton type="button" onClick={onDownload}>
            {text.download}
          </TextButton>
        </p>
      )}
      {!isUndone && (
        <Months>
          {months.slice(0, MAX_MONTHS).map(([month, count]) => (
            <Month key={month} month={month} count={count} kindsByDay={days} />
          ))}
        </Months>
      )}
      <Actions>
        {onOpenCalendar && from !== undefined && !isUndone && (
          <Button variant="primary" onClick={() => onOpenCalendar({ date: from })}>
            {text.openCalendar}
          </Button>
        )}
        {!isUndone &&
          next.map(({ label, onOpen }) => (
            <Button key={label} onClick={onOpen}>
              {label}
            </Button>
          ))}
        {onUndo && !isUndone && (
          <Button
            icon={<Undo2 size={16} />}
            busy={undo === 'busy'}
            onClick={async ({ currentTarget }) => {
              keepFocusAround(currentTarget);
              setUndo('busy');
              try {
                await onUndo();
                setUndo('done');
              } catch {
                setUndo('failed');
              }
            }}
          >
            {text.undo}
          </Button>
        )}
        <Button variant="ghost" onClick={onAnother}>
          {text.another}
        </Button>
      </Actions>
      {undo === 'failed' && <Problems role="alert">{text.undoFailed}</Problems>}
      {onUndo && hints.length > 0 && <p>{hints.join(' ')}</p>}
    </Root>
  );
}
