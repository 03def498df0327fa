import { X } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { detailsMessages } from '../calendar/details/details-messages.js';
import { useMessages } from '../kit/use-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import { COVERED } from './table-parts.js';
import { useList } from './use-list.js';

interface LogPanelProps extends Pick<ComponentPropsWithoutRef<'div'>, 'onKeyDown'> {
  initialFocusRef: RefObject<HTMLElement | null>;
  /** Buttons before the close button. */
  actions: ReactNode;
  /** Renders the details. Their title, which is the panel's accessible name, must have the id `titleId`. */
  children: (parts: { titleId: string; actions: ReactNode }) => ReactNode;
}

const Root = styled.div`
  --cp-entry-surface: var(--cp-surface-panel);
  flex: none;
  box-sizing: border-box;
  width: 372px;
  max-width: 50%;
  padding: 0 var(--cp-space-4) var(--cp-space-4);
  padding-inline: var(--cp-space-4) var(--cp-space-3);
  border-inline-start: 1px solid var(--cp-border-default);
  overflow: auto;
  background: var(--cp-surface-panel);

  /* Keeps the bar with actions from covering the last lines. */
  ${COVERED} & {
    padding-block-end: 80px;
  }
  /* The header is sticky, so that it stays visible while long notes scroll. */
  [data-cp-details-head] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    margin-inline: calc(-1 * var(--cp-space-4)) calc(-1 * var(--cp-space-3));
    padding-block: 12px 4px;
    padding-inline: var(--cp-space-4) var(--cp-space-3);
    background: var(--cp-surface-panel);
  }
`;

/** The details of an entry beside its list. The list stays usable, so the panel is not modal. */
export function LogPanel({ initialFocusRef, actions, onKeyDown, children }: LogPanelProps) {
  const { panelRef, closeDetails } = useList();
  const { close } = useMessages(detailsMessages);
  const titleId = useId();
  useEffect(() => initialFocusRef.current?.focus({ preventScroll: true }), [initialFocusRef]);
  return (
    <Root ref={panelRef} role="dialog" aria-labelledby={titleId} tabIndex={-1} onKeyDown={onKeyDown}>
      {children({
        titleId,
        actions: (
          <>
            {actions}
            <IconButton
              label={close}
              tooltip={false}
              icon={<X size={16} strokeWidth={1.75} />}
              onClick={closeDetails}
            />
          </>
        ),
      })}
    </Root>
  );
}
