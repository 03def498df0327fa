import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { calendarMessages } from '../calendar/calendar-messages.js';
import { EntryMenu } from '../calendar/details/EntryMenu.js';
import { EventDetails } from '../calendar/details/EventDetails.js';
import { deleteAction, editAction } from '../calendar/details/entry-actions.js';
import { useDetailsKeys } from '../calendar/details/use-details-keys.js';
import type { EntriesMove } from '../calendar/move/entry-move.js';
import { moveMessages } from '../calendar/move/move-messages.js';
import type { EntryAction } from '../entries/feature.js';
import { menuAction } from '../entries/menu-action.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { Button } from '../primitives/Button.js';
import { Dialog } from '../primitives/Dialog.js';
import type { MenuItem } from '../primitives/Menu.js';
import { LogPanel } from './LogPanel.js';
import { moveDialogPart } from './move-dialog-part.js';

interface LogDetailsProps {
  /** The entry that the user opened last. */
  entry: Entry | null;
  open: boolean;
  /** A different value each time the user opens an entry. */
  opening: string;
  /** Whether the details are a dialog. If false, they are a panel beside the list. */
  compact: boolean;
  /** Whether a bar floats over the end of the panel. */
  covered: boolean;
  panelRef: RefObject<HTMLDivElement | null>;
  onEdit: (edited: { entry: Entry }) => void;
  onDelete: (deleted: { entry: Entry }) => void;
  onMove: ((moved: EntriesMove) => unknown) | undefined;
  canMove: (entry: Entry) => boolean;
  /** Opens the details of the previous or next entry in the list. */
  onStep: (direction: -1 | 1) => void;
  entryActions: ((shown: { entry: Entry }) => readonly MenuItem[]) | undefined;
  renderEditors: ((shown: { entry: Entry }) => ReactNode) | undefined;
  renderHistory: ((shown: { entry: Entry }) => ReactNode) | undefined;
  onClose: () => void;
}

/**
 * An entry's details, with the same content as in the calendar. They are in a panel or, on small screens, in a dialog.
 */
export function LogDetails({
  entry,
  open,
  opening,
  compact,
  covered,
  panelRef,
  onEdit,
  onDelete,
  onMove,
  canMove,
  onStep,
  entryActions,
  renderEditors,
  renderHistory,
  onClose,
}: LogDetailsProps) {
  const text = useMessages(calendarMessages);
  const moveText = useMessages(moveMessages);
  const editRef = useRef<HTMLButtonElement>(null);
  const moveRef = useRef<HTMLButtonElement>(null);
  const [isMoving, setMoving] = useState(false);
  const { value: MoveDialog } = useOnDemand(moveDialogPart, onMove !== undefined && open);
  // The panel stays open when its buttons open a dialog.
  const leave = compact ? onClose : undefined;
  const run = (action: EntryAction) => {
    leave?.();
    action.run();
  };
  const actions = entry
    ? [
        editAction(text, () => onEdit({ entry })),
        ...(entryActions?.({ entry }) ?? []).map(menuAction),
        deleteAction(text, () => onDelete({ entry })),
      ]
    : [];
  const onKeyDown = useDetailsKeys({ actions, onRun: run, onStep, isList: true });
  if (entry === null) return null;
  const menu = (
    <EntryMenu
      label={text.entryActions({ title: entry.title })}
      actions={actions.filter(({ place }) => place === undefined)}
      onRun={run}
    />
  );
  const editButton = actions
    .filter(({ place }) => place === 'button')
    .map((action) => (
      <Button key={action.id} ref={editRef} icon={action.icon} onClick={() => run(action)}>
        {action.label}
      </Button>
    ));
  const content = {
    entry,
    details: { entry, loading: false, error: false },
    editors: open && renderEditors?.({ entry }),
    history: open && renderHistory?.({ entry }),
    dateAction: MoveDialog && onMove && canMove(entry) && (
      <Button
        ref={moveRef}
        size="sm"
        onClick={() => {
          leave?.();
          setMoving(true);
        }}
      >
        {moveText.move}
      </Button>
    ),
  };
  return (
    <>
      {compact && (
        <Dialog
          open={open}
          onOpenChange={onClose}
          title={text.detailsTitle}
          size="sm"
          onKeyDown={onKeyDown}
          initialFocusRef={editRef}
          footer={
            <>
              {menu}
              {editButton}
            </>
          }
        >
          <EventDetails {...content} headingLevel={3} />
        </Dialog>
      )}
      {!compact && open && (
        <LogPanel
          // A new key remounts the panel, which moves focus into it and scrolls it to the top.
          key={opening}
          panelRef={panelRef}
          initialFocusRef={editRef}
          data-covered={covered ? '' : undefined}
          actions={
            <>
              {editButton}
              {menu}
            </>
          }
          closeLabel={text.close}
          onClose={onClose}
          onKeyDown={onKeyDown}
        >
          {(parts) => <EventDetails {...content} {...parts} />}
        </LogPanel>
      )}
      {MoveDialog && onMove && (
        <MoveDialog
          open={isMoving}
          onOpenChange={({ open }) => setMoving(open)}
          entries={[entry]}
          onMove={onMove}
          {...(!compact && { anchorRef: moveRef })}
        />
      )}
    </>
  );
}
