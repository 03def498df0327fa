import type { CalendarDate } from '@content-planner/model';
import type { RefObject } from 'react';
import { formatLongDate } from '../../dates/format-date.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarProps } from '../Calendar.js';
import { calendarMessages } from '../calendar-messages.js';
import { KindChooser } from '../KindChooser.js';
import type { useCreation } from '../use-creation.js';
import { DraftRules } from './DraftRules.js';
import { QuickCreate, type QuickCreateProps, type QuickEntry } from './QuickCreate.js';
import { rangePart } from './range-part.js';

interface CalendarCreationProps
  extends Pick<CalendarProps, 'onCreate' | 'onQuickCreate' | 'onCreateRange' | 'quickCreateStorageKey'>,
    Pick<QuickCreateProps, 'compact' | 'defaultBrandId'> {
  creation: ReturnType<typeof useCreation>;
  /** The day for a new entry if the user has not picked a day. */
  cursor: CalendarDate;
  rootRef: RefObject<HTMLElement | null>;
  /** Whether users can drag across days in the view. */
  marksDays: boolean | undefined;
  /** Whether a popover was open when the user pressed the mouse button. If so, the press only closes the popover. */
  hadFloat: RefObject<boolean>;
  /** Displays the previous (-1) or next (1) page. */
  onTurn: (direction: -1 | 1) => void;
  draft: QuickEntry | null;
  onDraftChange: (entry: QuickEntry | null) => void;
}

/** Everything in the calendar that creates entries: the card, the kind chooser, and dragging across days. */
export function CalendarCreation({
  creation,
  cursor,
  rootRef,
  marksDays,
  hadFloat,
  onTurn,
  draft,
  onDraftChange,
  onCreate,
  onQuickCreate,
  onCreateRange,
  quickCreateStorageKey,
  defaultBrandId,
  compact,
}: CalendarCreationProps) {
  const { locale } = useKit();
  const text = useMessages(calendarMessages);
  const { days, isAsking, ask, close, anchorRef } = creation;
  const date = days?.date ?? cursor;
  const createRange =
    onCreateRange ??
    (onQuickCreate &&
      ask &&
      (({ startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }) =>
        ask({ date: startDate, endDate })));
  const { value: RangeDrag } = useOnDemand(rangePart, createRange !== undefined);
  const openChange = {
    open: isAsking,
    onOpenChange: ({ open }: { open: boolean }) => {
      if (!open) close();
    },
  };
  return (
    <>
      {RangeDrag && createRange && marksDays && (
        <RangeDrag
          rootRef={rootRef}
          canStart={() => !hadFloat.current}
          onRange={createRange}
          onTurn={onTurn}
        />
      )}
      {draft && <DraftRules />}
      {onCreate &&
        (onQuickCreate ? (
          <QuickCreate
            {...openChange}
            startDate={date}
            {...(days?.endDate && { endDate: days.endDate })}
            anchorRef={anchorRef}
            {...(defaultBrandId !== undefined && { defaultBrandId })}
            {...(quickCreateStorageKey !== undefined && { storageKey: quickCreateStorageKey })}
            onDraftChange={({ entry }) => onDraftChange(entry)}
            onCreate={onQuickCreate}
            onMore={({ entry: { startDate, ...entry } }) => onCreate({ date: startDate, ...entry })}
            {...(compact !== undefined && { compact })}
          />
        ) : (
          <KindChooser
            {...openChange}
            title={text.add}
            description={formatLongDate(date, locale)}
            onChoose={({ kind }) => {
              close();
              onCreate({ date, kind });
            }}
          />
        ))}
    </>
  );
}
