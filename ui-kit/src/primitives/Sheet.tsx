import { X } from 'lucide-react';
import { Portal } from 'radix-ui';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { usePortalContainer } from '../theme/portal-container.js';
import { focusInstead, NO_TRAIL, openTrail, returnFocus } from './dialog-focus.js';
import { fadeIn, fullWindow } from './float-style.js';
import { IconButton } from './IconButton.js';
import { Modal, ModalContent, ModalOverlay } from './Modal.js';
import { isInToast } from './toast-region.js';
import { inTopLayer } from './top-layer.js';

interface SheetProps {
  id?: string;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  title: string;
  closeLabel: string;
  /** Buttons below the content. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Receives focus when the sheet opens. Defaults to the first control. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Receives focus when the sheet closes. */
  returnFocusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const rise = keyframes`
  from {
    transform: translateY(100%);
  }
`;

const Scrim = styled(ModalOverlay)`
  ${fullWindow}
  z-index: var(--cp-z-dialog);
  background: var(--cp-surface-scrim);
  animation: ${fadeIn} var(--cp-duration) var(--cp-ease-out);
`;

const Content = styled(ModalContent)`
  --cp-entry-surface: var(--cp-surface-float);
  position: fixed;
  inset: auto 0 0;
  z-index: var(--cp-z-dialog);
  display: flex;
  flex-direction: column;
  width: auto;
  max-width: none;
  max-height: 88dvh;
  margin: 0;
  padding: 0;
  border: 0;
  border-block-start: 1px solid var(--cp-border-control);
  border-radius: 16px 16px 0 0;
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-dialog);
  color: var(--cp-text-primary);
  animation: ${rise} var(--cp-duration-slow) var(--cp-ease-out);

  &:focus-visible {
    outline: none;
  }
  & > header {
    --cp-control-h: 44px;
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding-block-start: var(--cp-space-2);
    padding-inline: var(--cp-space-4) 6px;
  }
  & > header > h2 {
    font-size: var(--cp-text-md);
    line-height: var(--cp-leading-md);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.01em;
  }
  & > div {
    min-height: 0;
    padding: var(--cp-space-1) var(--cp-space-4) var(--cp-space-4);
    overflow: auto;
  }
  & > footer {
    --cp-control-h: 44px;
    flex: none;
    display: flex;
    gap: var(--cp-space-2);
    padding: 12px var(--cp-space-4) 20px;
    border-block-start: 1px solid var(--cp-border-default);
  }
`;

/** A modal dialog at the bottom edge of a phone's screen. */
export function Sheet({
  id,
  open,
  onOpenChange,
  title,
  closeLabel,
  footer,
  initialFocusRef,
  returnFocusRef,
  children,
}: SheetProps) {
  const container = usePortalContainer();
  const titleId = useId();
  const trail = useRef(NO_TRAIL);
  const close = () => onOpenChange({ open: false });
  useCloseOnBack(open, close);
  return (
    <Modal open={open} onDismiss={close}>
      <Scrim />
      <Portal.Root asChild container={container}>
        <Content
          id={id}
          ref={inTopLayer}
          aria-labelledby={titleId}
          onInteractOutside={(event) => {
            if (isInToast(event.target)) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            trail.current = openTrail(event.currentTarget);
            focusInstead(event, initialFocusRef);
          }}
          onCloseAutoFocus={(event) => returnFocus(event, trail.current, returnFocusRef.current)}
        >
          <header>
            <h2 id={titleId}>{title}</h2>
            <IconButton
              label={closeLabel}
              tooltip={false}
              icon={<X size={16} strokeWidth={1.75} />}
              onClick={close}
            />
          </header>
          <div>{children}</div>
          {footer && <footer>{footer}</footer>}
        </Content>
      </Portal.Root>
    </Modal>
  );
}
