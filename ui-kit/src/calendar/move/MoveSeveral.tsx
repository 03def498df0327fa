import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '@content-planner/model';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatShortDay } from '../../dates/format-date.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { ButtonGroup } from '../../primitives/ButtonGroup.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { DateInput } from '../../primitives/DateInput.js';
import { FormDialog } from '../../primitives/FormDialog.js';
import { SegmentedControl } from '../../primitives/SegmentedControl.js';
import { TextInput } from '../../primitives/TextInput.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { datesAfter, type EntryDates, moveOf } from './entry-move.js';
import { type MovePartProps, STEPS } from './move-dialog-props.js';
import { moveDialogMessages } from './move-messages.js';

/** Ten years, in days. */
const MAX_DAYS = 3650;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-2) var(--cp-space-4);
  min-height: var(--cp-control-h);
  margin-block: var(--cp-space-3);

  & > :last-child {
    margin-inline-start: auto;
  }
  & input[type='number'] {
    width: 88px;
    border-radius: 0;
    text-align: center;
  }
  & > span {
    color: var(--cp-text-secondary);
  }
`;

const Preview = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto auto;
  max-height: 216px;
  margin: 0;
  padding: 0;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-sm);
  overflow-y: auto;
  list-style: none;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    column-gap: var(--cp-space-3);
    min-height: 36px;
    padding-inline: var(--cp-space-3);
  }
  & > li + li {
    border-block-start: 1px solid var(--cp-border-subtle);
  }
  & b {
    min-width: 0;
    overflow: hidden;
    font-weight: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & s {
    color: var(--cp-text-secondary);
    text-decoration: none;
  }
  & [data-same] {
    grid-column: -3 / -1;
    color: var(--cp-text-secondary);
  }
  & svg {
    color: var(--cp-text-secondary);
  }
`;

const Note = styled.span`
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
`;

/** Moves several entries, and displays their new dates. */
export function MoveSeveral({
  entries,
  defaultWay = 'days',
  anchorRef: _,
  onMove,
  today,
  weekStartsOn = 0,
  dialogRef,
  ...rest
}: MovePartProps) {
  const { locale } = useKit();
  const kindOf = useKindOf();
  const text = useMessages(moveDialogMessages);
  const firstRef = useRef<HTMLInputElement>(null);
  const sorted = [...entries].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const first = sorted[0];
  const [isToDate, setToDate] = useState(defaultWay === 'date');
  // The text as typed, which can be incomplete, such as '-'.
  const [typed, setTyped] = useState('0');
  const [date, setDate] = useState(isToDate ? (first?.startDate ?? '') : '');
  const [skipsWeekends, setSkipsWeekends] = useState(false);

  const days = Math.min(MAX_DAYS, Math.max(-MAX_DAYS, Math.trunc(Number(typed)) || 0));
  /** The number of days by which the entries move. 0 while the input is invalid. */
  const distance = isToDate ? (first && isCalendarDate(date) ? daysBetween(first.startDate, date) : 0) : days;
  const datesOf = (entry: EntryDates) => datesAfter(entry, distance, skipsWeekends);
  const move = moveOf(sorted, datesOf);
  const step = (by: number) => (
    <Button key={by} aria-label={text.step({ days: by })} onClick={() => setTyped(`${days + by}`)}>
      {by < 0 ? `\u2212${-by}` : `+${by}`}
    </Button>
  );
  const day = (of: CalendarDate) => formatShortDay(of, locale);

  return (
    <FormDialog
      {...rest}
      ref={dialogRef}
      data-sheet=""
      size="md"
      title={text.titleSeveral({ count: entries.length })}
      initialFocusRef={rest.initialFocusRef ?? firstRef}
      onSubmit={() => move && onMove(move)}
      submitLabel={text.submit}
      // A typed date takes effect when the input loses focus. The submit button must already be enabled at that time,
      // because Tab would skip a disabled button.
      submitDisabled={move === null && !isToDate}
      footerStart={<Note>{text.onlyDates}</Note>}
    >
      <SegmentedControl
        label={text.way}
        segments={[
          { value: 'days', label: text.byDays },
          { value: 'date', label: text.toDate },
        ]}
        value={isToDate ? 'date' : 'days'}
        onValueChange={({ value }) => {
          setToDate(value === 'date');
          if (date === '' && first) setDate(addDays(first.startDate, days));
        }}
      />
      <Row>
        {isToDate ? (
          <DateInput
            ref={firstRef}
            aria-label={text.date}
            placeholder=""
            value={date}
            onValueChange={({ value }) => setDate(value)}
            {...(today !== undefined && { today })}
            weekStartsOn={weekStartsOn}
          />
        ) : (
          <ButtonGroup label={text.steps}>
            {STEPS.slice(0, 2).map(step)}
            <TextInput
              ref={firstRef}
              type="number"
              aria-label={text.days}
              min={-MAX_DAYS}
              max={MAX_DAYS}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                const by = { PageUp: 7, PageDown: -7 }[event.key];
                if (by === undefined) return;
                event.preventDefault();
                setTyped(`${days + by}`);
              }}
            />
            {STEPS.slice(2).map(step)}
          </ButtonGroup>
        )}
        <span>{text.distance({ days: distance })}</span>
        <Checkbox checked={skipsWeekends} onCheckedChange={({ checked }) => setSkipsWeekends(checked)}>
          {text.skipWeekends}
        </Checkbox>
      </Row>
      {/* If the list scrolls, users must be able to scroll it with the keyboard. */}
      <Preview aria-label={text.preview} tabIndex={sorted.length > 6 ? 0 : undefined}>
        {sorted.map((entry) => {
          const Icon = kindOf(entry.kind).icon;
          const { startDate } = datesOf(entry);
          return (
            <li key={entry.id}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <b dir="auto">{entry.title}</b>
              <s>{day(entry.startDate)}</s>
              {startDate === entry.startDate ? (
                <span data-same="">{text.distance({ days: 0 })}</span>
              ) : (
                <>
                  <span>
                    <span aria-hidden="true">→</span>
                    <VisuallyHidden>{text.becomes}</VisuallyHidden>
                  </span>
                  <span>{day(startDate)}</span>
                </>
              )}
            </li>
          );
        })}
      </Preview>
    </FormDialog>
  );
}
