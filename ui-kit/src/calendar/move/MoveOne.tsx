import { daysBetween } from '@content-planner/model';
import { useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { formatShortDay } from '../../dates/format-date.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { ButtonGroup } from '../../primitives/ButtonGroup.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { DatePicker } from '../../primitives/DatePicker.js';
import { Dialog } from '../../primitives/Dialog.js';
import { Popover } from '../../primitives/Popover.js';
import { datesAfter, moveOf } from './entry-move.js';
import { type MovePartProps, STEPS } from './move-dialog-props.js';
import { moveDialogMessages } from './move-messages.js';

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

/** Moves one entry. Each choice moves the entry immediately. */
export function MoveOne({
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
}: MovePartProps & { entry: CalendarEntry }) {
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
