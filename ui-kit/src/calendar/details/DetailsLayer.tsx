import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import {
  useChangeValue,
  useEntries,
  useEntryHost,
  useFeatures,
  useOpened,
  useSite,
} from '../../entries/use-entry-host.js';
import { inOrder } from '../../internal/in-order.js';
import { useMessages } from '../../kit/use-messages.js';
import { Dialog } from '../../primitives/Dialog.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Popover } from '../../primitives/Popover.js';
import { useEntryLook } from '../appearance/use-entry-look.js';
import { DayList } from '../DayList.js';
import { useCalendarSettings } from '../use-calendar.js';
import type { DetailsOptions } from './details.js';
import { detailsMessages } from './details-messages.js';
import { EntryCommands } from './EntryCommands.js';
import { EventDetails } from './EventDetails.js';
import { useDetailsActions } from './use-details-actions.js';
import { useOwnContent } from './use-own-content.js';
import { useSummary } from './use-summary.js';

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
export function DetailsLayer({ details: givenDetails, renderEditors, renderHistory }: DetailsOptions) {
  const text = useMessages(detailsMessages);
  const titleId = useId();
  const host = useEntryHost();
  const { shown: entries } = useEntries();
  const { last, opened, side, dayHeight } = useOpened();
  const { appearance, isSmallWindow } = useCalendarSettings();
  const look = useEntryLook(appearance);
  const { parts } = useFeatures();
  const site = useSite();
  const summaryOf = useSummary();
  const closeRef = useRef<HTMLButtonElement>(null);
  const entry = last?.type === 'details' ? last.entry : null;
  const details = entry?.readOnly ? undefined : givenDetails || undefined;
  const content = useOwnContent(entry);
  const { buttons, menu, dateAction, steps, firstRef, onKeyDown } = useDetailsActions(entry);
  const hasButton = buttons.length > 0;
  // If the details could not be loaded, the history can't be loaded either. It is hidden, because one error is enough.
  const history = entry && !details?.error && renderHistory?.({ entry });
  const editors = entry && renderEditors?.({ entry });
  const loaded = entry && details?.entry?.id === entry.id ? details.entry : entry;
  const summary = loaded && summaryOf(loaded);
  const change = useChangeValue();
  const onChangeValue = loaded && site.canEdit(loaded) ? change : undefined;
  const about = { details, summary, editors, history, content, dateAction, onChangeValue };
  const onClose = host.close;
  const onOpenChange = ({ open }: { open: boolean }) => {
    if (!open) onClose();
  };

  if (isSmallWindow && entry) {
    return (
      <>
        <EntryCommands />
        <Dialog
          open={opened !== null}
          onOpenChange={onOpenChange}
          title={<QuietTitle>{text.title}</QuietTitle>}
          size="sm"
          onKeyDown={onKeyDown}
          footer={
            <>
              {menu}
              {buttons}
            </>
          }
          {...(hasButton && { initialFocusRef: firstRef })}
          returnFocusRef={host.anchorRef}
        >
          <EventDetails entry={entry} headingLevel={3} {...about} steps={steps} />
        </Dialog>
      </>
    );
  }
  const isDay = last?.type === 'day';
  return (
    <>
      <EntryCommands />
      {/* The `key` prop creates a new popover when details replace a list or another entry's details. This moves focus
          into the new popover, and prevents the delayed click that closes the previous popover from closing the new
          one. */}
      <Popover
        key={entry ? entry.id : last?.type}
        open={opened !== null}
        onOpenChange={onOpenChange}
        onKeyDown={onKeyDown}
        anchorRef={host.anchorRef}
        initialFocusRef={hasButton ? firstRef : closeRef}
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
                  {buttons}
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
        {last?.type === 'day' && (
          <DayList
            date={last.date}
            entries={entries}
            look={look}
            titleId={titleId}
            onOpenEntry={(one) => host.open({ type: 'details', entry: one })}
            onClose={onClose}
            tools={(listRef) => inOrder(parts.map((part) => part.listTools?.(listRef, site)))}
          />
        )}
      </Popover>
    </>
  );
}
