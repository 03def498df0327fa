import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  type Weekday,
} from '@content-planner/model';
import { type ForwardedRef, type RefObject, useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { formatShortDay } from '../../dates/format-date.js';
import { perOpening } from '../../internal/per-opening.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { ButtonGroup } from '../../primitives/ButtonGroup.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { DateInput } from '../../primitives/DateInput.js';
import { DatePicker } from '../../primitives/DatePicker.js';
import { Dialog } from '../../primitives/Dialog.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { Popover } from '../../primitives/Popover.js';
import { SegmentedControl } from '../../primitives/SegmentedControl.js';
import { TextInput } from '../../primitives/TextInput.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { datesAfter, type EntriesMove, type EntryDates, moveOf } from './entry-move.js';
import { moveDialogMessages } from './move-messages.js';

/** Props of {@link MoveDialog}. All other props are passed to the dialog element. */
export interface MoveDialogProps extends OwnFormDialogProps {
  /**
   * The entries to move. For one entry, each button moves the entry immediately. For several, the dialog displays a
   * preview.
   */
  entries: readonly CalendarEntry[];
  /** The initial choice for several entries: moving by a number of days, or to a date. @default 'days' */
  defaultWay?: 'days' | 'date';
  /**
   * Called with the new dates. For one entry, the dialog calls `onOpenChange` first. For several, close the dialog once
   * the dates are saved.
   */
  onMove: (moved: EntriesMove) => void;
  /** An element next to which the dialog for one entry opens as a popover. If omitted, the dialog is modal. */
  anchorRef?: RefObject<HTMLElement | null>;
  /** Today's date, which the date picker marks. Defaults to the current date in the user's time zone. */
  today?: CalendarDate;
  /** First day of the week in the date picker. @default 0, Sunday */
  weekStartsOn?: Weekday;
}

/** The quick steps, in days. */
const STEPS = [-7, -1, 1, 7];

/** Ten years, in days. */
const MAX_DAYS = 3650;

const oneStyle = css`
  display: grid;
  gap: var(--cp-space-3);

  & > p {
    margin: 0;
    color: var(--cp-text-secondary);
  }

  & > [role='group'] {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }

  & > [role='group'] > button {
    padding-inline: 2px;
    font-variant-numeric: tabular-nums;
  }

  & > div > strong {
    display: block;
    font-size: var(--cp-text-sm);
    font-weight: var(--cp-weight-semibold);
  }

  .rdp-root {
    --rdp-day-width: auto;
  }
  .rdp-root table,
  .rdp-root .rdp-months {
    width: 100%;
  }
  .rdp-root .rdp-day_button {
    width: 100%;
  }
  .rdp-root .cp-span {
    background: var(--cp-surface-active);
  }
  .rdp-root .cp-span .rdp-day_button {
    border-radius: 0;
  }
  .rdp-root .rdp-selected .rdp-day_button {
    border-radius: var(--cp-radius-sm);
  }
  [data-cp-days] > div {
    padding: 0;
  }

  @media (pointer: coarse) {
    --cp-control-h: 44px;

    .rdp-root .rdp-day_button {
      height: 44px;
    }
  }
`;

const Float = styled.div`
  ${oneStyle}
  width: 296px;
  max-width: 100%;
  padding: 12px var(--cp-space-4) var(--cp-space-4);

  h2 {
    margin: 0;
    font-size: var(--cp-text-md);
    line-height: var(--cp-leading-md);
    font-weight: var(--cp-weight-semibold);
    overflow-wrap: anywhere;
  }
`;

const InDialog = styled.div`
  ${oneStyle}
`;

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

/**
 * A dialog that moves entries to other dates. Users don't have to drag, so they can move entries with taps, the
 * keyboard, or speech input. The choices reset each time the dialog opens. On small screens, the dialog is a sheet at
 * the bottom edge.
 *
 * @example
 * <MoveDialog open={open} entries={selected} onOpenChange={({ open }) => setOpen(open)}
 *   onMove={({ moves }) => save(moves)} />
 */
export const MoveDialog = perOpening(
  function MoveDialog(props: MoveDialogProps, ref: ForwardedRef<HTMLDivElement>) {
    const [only] = props.entries;
    return only && props.entries.length === 1 ? (
      <MoveOne {...props} entry={only} dialogRef={ref} />
    ) : (
      <MoveSeveral {...props} dialogRef={ref} />
    );
  },
  ({ entries }) => entries.map(({ id }) => id).join(),
);

type PartProps = MoveDialogProps & { dialogRef: ForwardedRef<HTMLDivElement> };

function MoveOne({
  entry,
  entries: _,
  defaultWay: _way,
  open,
  onOpenChange,
  onMove,
  anchorRef,
  today,
  weekStartsOn = 0,
  dialogRef,
  busy,
  problem,
  onDirtyChange,
  initialFocusRef,
  returnFocusRef,
  ...rest
}: PartProps & { entry: CalendarEntry }) {
  const { locale } = useKit();
  const text = useMessages(moveDialogMessages);
  const titleId = useId();
  const dayRef = useRef<HTMLElement>(null);
  const [skipsWeekends, setSkipsWeekends] = useState(false);
  const { startDate, endDate } = entry;
  const start = formatShortDay(startDate, locale);
  const end = formatShortDay(endDate, locale);

  const moveBy = (days: number) => {
    onOpenChange({ open: false });
    const move = moveOf([entry], () => datesAfter(entry, days, skipsWeekends));
    if (move) onMove(move);
  };
  const title = text.titleOne({ title: entry.title });
  const content = (
    <>
      <p>{startDate === endDate ? start : text.span({ from: start, to: end })}</p>
      <ButtonGroup label={text.steps}>
        {STEPS.map((days) => (
          <Button key={days} onClick={() => moveBy(days)}>
            {text.step({ days })}
          </Button>
        ))}
      </ButtonGroup>
      <div data-cp-days="">
        <strong>{text.pickFirstDay}</strong>
        <DatePicker
          value={startDate}
          lastDay={endDate}
          onPick={({ value }) => moveBy(value === null ? 0 : daysBetween(startDate, value))}
          today={today}
          weekStartsOn={weekStartsOn}
          dayRef={dayRef}
        />
      </div>
      <Checkbox checked={skipsWeekends} onCheckedChange={({ checked }) => setSkipsWeekends(checked)}>
        {text.skipWeekends}
      </Checkbox>
    </>
  );
  if (anchorRef) {
    return (
      <Popover
        {...rest}
        ref={dialogRef}
        open={open}
        onOpenChange={onOpenChange}
        anchorRef={anchorRef}
        {...(initialFocusRef && { initialFocusRef })}
        aria-labelledby={titleId}
      >
        <Float>
          <h2 id={titleId} dir="auto">
            {title}
          </h2>
          {content}
        </Float>
      </Popover>
    );
  }
  return (
    <Dialog
      {...rest}
      ref={dialogRef}
      data-sheet=""
      open={open}
      onOpenChange={onOpenChange}
      {...(busy !== undefined && { busy })}
      problem={problem}
      {...(onDirtyChange && { onDirtyChange })}
      {...(initialFocusRef && { initialFocusRef })}
      {...(returnFocusRef && { returnFocusRef })}
      size="sm"
      title={title}
    >
      <InDialog>{content}</InDialog>
    </Dialog>
  );
}

function MoveSeveral({
  entries,
  defaultWay = 'days',
  anchorRef: _,
  onMove,
  today,
  weekStartsOn = 0,
  dialogRef,
  ...rest
}: PartProps) {
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
      cancelLabel={text.cancel}
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
