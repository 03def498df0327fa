import { Pencil, X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Dialog } from '../primitives/Dialog.js';
import { IconButton } from '../primitives/IconButton.js';
import type { MenuItem } from '../primitives/Menu.js';
import { Popover } from '../primitives/Popover.js';
import type { CalendarAppearance } from './appearance/calendar-appearance.js';
import { useEntryLook } from './appearance/use-entry-look.js';
import { calendarMessages } from './calendar-messages.js';
import { DayList } from './DayList.js';
import { EntryMenu } from './details/EntryMenu.js';
import { type CalendarDetails, EventDetails } from './details/EventDetails.js';
import { useDetailsKeys } from './details/use-details-keys.js';
import type { DetailsSide } from '../entries/details-side.js';
import { EntryCommands } from './EntryCommands.js';
import { moveMessages } from './move/move-messages.js';
import type { CalendarFloat } from './use-float.js';

interface CalendarFloatsProps {
  float: CalendarFloat | null;
  shown: CalendarFloat | null;
  rootRef: RefObject<HTMLElement | null>;
  anchorRef: RefObject<HTMLElement | null>;
  side: DetailsSide;
  dayHeight: number;
  compact: boolean;
  entries: readonly CalendarEntry[];
  appearance: CalendarAppearance;
  details: CalendarDetails | undefined;
  onOpenEntry: (entry: CalendarEntry) => void;
  onEdit: ((edited: { entry: CalendarEntry }) => void) | undefined;
  onDelete: ((deleted: { entry: CalendarEntry }) => void) | undefined;
  /** Opens the details of the previous or the next entry. */
  onStep: (step: { entry: CalendarEntry; direction: -1 | 1 }) => void;
  entryActions: ((shown: { entry: CalendarEntry }) => readonly MenuItem[]) | undefined;
  /** Opens the move dialog. If omitted, the details have no Move button. */
  onMove: ((asked: { entry: CalendarEntry }) => void) | undefined;
  canMove: (entry: CalendarEntry) => boolean;
  renderEditors: ((shown: { entry: CalendarEntry }) => ReactNode) | undefined;
  renderHistory: ((shown: { entry: CalendarEntry }) => ReactNode) | undefined;
  onClose: () => void;
  renderSelection: ((list: { listRef: RefObject<HTMLElement | null> }) => ReactNode) | undefined;
}

const Details = styled.div`
  width: 370px;
  max-width: 100%;
  padding: 12px var(--cp-space-3) var(--cp-space-4) var(--cp-space-4);
  padding-inline: var(--cp-space-4) var(--cp-space-3);

  /* The header is sticky, so that it stays visible while long notes scroll. */
  [data-cp-details-head] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    margin-block-start: -12px;
    margin-inline: calc(-1 * var(--cp-space-4)) calc(-1 * var(--cp-space-3));
    padding-block: 12px 4px;
    padding-inline: var(--cp-space-4) var(--cp-space-3);
    background: var(--cp-surface-float);
  }
`;

/** The dialog's title, which is less prominent than the entry's title. */
const QuietTitle = styled.span`
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-sm);
  line-height: var(--cp-leading-sm);
  font-weight: var(--cp-weight-medium);
`;

/** The calendar's only popover, or the dialog that replaces it on small screens. */
export function CalendarFloats({
  float,
  shown,
  rootRef,
  anchorRef,
  side,
  dayHeight,
  compact,
  entries,
  appearance,
  details: givenDetails,
  onOpenEntry,
  onEdit: givenOnEdit,
  onDelete: givenOnDelete,
  onStep,
  entryActions: givenEntryActions,
  onMove,
  canMove,
  renderEditors,
  renderHistory,
  onClose,
  renderSelection,
}: CalendarFloatsProps) {
  const text = useMessages(calendarMessages);
  const moveText = useMessages(moveMessages);
  const titleId = useId();
  const look = useEntryLook(appearance);
  const closeRef = useRef<HTMLButtonElement>(null);
  const editRef = useRef<HTMLButtonElement>(null);
  const entry = shown?.type === 'details' ? shown.entry : null;
  const { onEdit, onDelete, entryActions, details } = entry?.readOnly
    ? ({} as Partial<CalendarFloatsProps>)
    : {
        onEdit: givenOnEdit,
        onDelete: givenOnDelete,
        entryActions: givenEntryActions,
        details: givenDetails,
      };
  const edit = onEdit && entry && (
    <Button ref={editRef} icon={<Pencil size={16} strokeWidth={1.75} />} onClick={() => onEdit({ entry })}>
      {text.edit}
    </Button>
  );
  const deleteEntry = onDelete && entry ? () => onDelete({ entry }) : undefined;
  const menu = entry && (
    <EntryMenu
      label={text.entryActions({ title: entry.title })}
      items={entryActions?.({ entry }) ?? []}
      onDelete={deleteEntry}
      deleteLabel={text.delete}
      onClose={onClose}
    />
  );
  const onKeyDown = useDetailsKeys({
    onEdit: onEdit && entry ? () => onEdit({ entry }) : undefined,
    onDelete: deleteEntry,
    onStep: entry ? (direction) => onStep({ entry, direction }) : undefined,
  });
  // If the details could not be loaded, the history can't be loaded either. It is hidden, because one error is enough.
  const history = entry && !details?.error && renderHistory?.({ entry });
  const editors = entry && renderEditors?.({ entry });
  const dateAction = onMove && entry && canMove(entry) && (
    <Button size="sm" onClick={() => onMove({ entry })}>
      {moveText.move}
    </Button>
  );
  const about = { details, editors, history, dateAction };
  const onOpenChange = ({ open }: { open: boolean }) => {
    if (!open) onClose();
  };

  const commands = (
    <EntryCommands
      entries={entries}
      openEntry={float?.type === 'details' ? float.entry : null}
      onEdit={givenOnEdit}
      onMove={onMove}
      canMove={canMove}
      entryActions={givenEntryActions}
      onDelete={givenOnDelete}
      rootRef={rootRef}
      anchorRef={anchorRef}
    />
  );

  if (compact && entry) {
    return (
      <>
        {commands}
        <Dialog
          open={float !== null}
          onOpenChange={onOpenChange}
          title={<QuietTitle>{text.detailsTitle}</QuietTitle>}
          size="sm"
          onKeyDown={onKeyDown}
          footer={
            <>
              {menu}
              {edit}
            </>
          }
          {...(edit && { initialFocusRef: editRef })}
          returnFocusRef={anchorRef}
        >
          <EventDetails entry={entry} headingLevel={3} {...about} />
        </Dialog>
      </>
    );
  }
  const isDay = shown?.type === 'day';
  return (
    <>
      {commands}
      {/* The `key` prop creates a new popover when details replace a list or another entry's details. This moves focus
          into the new popover, and prevents the delayed click that closes the previous popover from closing the new
          one. */}
      <Popover
        key={entry ? entry.id : shown?.type}
        open={float !== null}
        onOpenChange={onOpenChange}
        onKeyDown={onKeyDown}
        anchorRef={anchorRef}
        initialFocusRef={edit ? editRef : closeRef}
        side={isDay ? 'bottom' : side}
        align="start"
        sideOffset={isDay ? -dayHeight : 6}
        aria-labelledby={titleId}
        data-cp-details={isDay ? undefined : ''}
        style={isDay ? undefined : { borderRadius: 'var(--cp-radius-lg)' }}
      >
        {entry && (
          <Details>
            <EventDetails
              entry={entry}
              titleId={titleId}
              actions={
                <>
                  {edit}
                  {menu}
                  <IconButton
                    ref={closeRef}
                    label={text.close}
                    tooltip={false}
                    icon={<X size={16} strokeWidth={1.75} />}
                    onClick={onClose}
                  />
                </>
              }
              {...about}
            />
          </Details>
        )}
        {shown?.type === 'day' && (
          <DayList
            date={shown.date}
            entries={entries}
            look={look}
            titleId={titleId}
            onOpenEntry={onOpenEntry}
            onClose={onClose}
            renderSelection={renderSelection}
          />
        )}
      </Popover>
    </>
  );
}
