import type { DetailsOptions } from '../calendar/details/details.js';
import { detailsMessages } from '../calendar/details/details-messages.js';
import { EventDetails } from '../calendar/details/EventDetails.js';
import { useDetailsActions } from '../calendar/details/use-details-actions.js';
import { useOwnContent } from '../calendar/details/use-own-content.js';
import { useSummary } from '../calendar/details/use-summary.js';
import { useChangeValue, useSite } from '../entries/use-entry-host.js';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { Dialog } from '../primitives/Dialog.js';
import { LogPanel } from './LogPanel.js';
import { useList } from './use-list.js';

/**
 * An entry's details, with the same content as in the calendar. They are in a panel or, on small screens, in a dialog.
 */
export function LogDetails({
  renderEditors,
  renderHistory,
}: Pick<DetailsOptions<Entry>, 'renderEditors' | 'renderHistory'>) {
  const text = useMessages(detailsMessages);
  const { openId, openEntry: entry, opening, compact, closeDetails } = useList();
  const open = openId !== null;
  const { firstRef, buttons, menu, dateAction, onKeyDown } = useDetailsActions(entry, {
    isList: true,
    isBeside: !compact,
  });
  const summaryOf = useSummary<Entry>();
  const { canEdit } = useSite<Entry>();
  const change = useChangeValue();
  const ownContent = useOwnContent(entry);
  if (entry === null) return null;
  const content = {
    entry,
    details: { entry, loading: false, error: false },
    summary: open && summaryOf(entry),
    editors: open && renderEditors?.({ entry }),
    history: open && renderHistory?.({ entry }),
    content: ownContent,
    dateAction,
    onChangeValue: canEdit(entry) ? change : undefined,
  };
  if (compact) {
    return (
      <Dialog
        open={open}
        onOpenChange={closeDetails}
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
      initialFocusRef={firstRef}
      actions={
        <>
          {buttons}
          {menu}
        </>
      }
      onKeyDown={onKeyDown}
    >
      {(parts) => <EventDetails {...content} {...parts} />}
    </LogPanel>
  );
}
