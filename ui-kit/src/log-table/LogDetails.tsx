import type { ReactNode, RefObject } from 'react';
import { detailsMessages } from '../calendar/details/details-messages.js';
import { EventDetails } from '../calendar/details/EventDetails.js';
import { useDetailsActions } from '../calendar/details/use-details-actions.js';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { Dialog } from '../primitives/Dialog.js';
import { LogPanel } from './LogPanel.js';

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
  renderEditors,
  renderHistory,
  onClose,
}: LogDetailsProps) {
  const text = useMessages(detailsMessages);
  const { firstRef, buttons, menu, dateAction, onKeyDown } = useDetailsActions(entry, {
    isList: true,
    isBeside: !compact,
  });
  if (entry === null) return null;
  const content = {
    entry,
    details: { entry, loading: false, error: false },
    editors: open && renderEditors?.({ entry }),
    history: open && renderHistory?.({ entry }),
    dateAction,
  };
  if (compact) {
    return (
      <Dialog
        open={open}
        onOpenChange={onClose}
        title={text.title}
        size="sm"
        onKeyDown={onKeyDown}
        initialFocusRef={firstRef}
        footer={
          <>
            {menu}
            {buttons}
          </>
        }
      >
        <EventDetails {...content} headingLevel={3} />
      </Dialog>
    );
  }
  if (!open) return null;
  return (
    <LogPanel
      // A new key remounts the panel, which moves focus into it and scrolls it to the top.
      key={opening}
      panelRef={panelRef}
      initialFocusRef={firstRef}
      data-covered={covered ? '' : undefined}
      actions={
        <>
          {buttons}
          {menu}
        </>
      }
      closeLabel={text.close}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {(parts) => <EventDetails {...content} {...parts} />}
    </LogPanel>
  );
}
