import { X } from 'lucide-react';
import { Portal } from 'radix-ui';
import { type RefObject, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { useMessages } from '../kit/use-messages.js';
import { fadeIn, fullWindow } from '../primitives/float-style.js';
import { IconButton } from '../primitives/IconButton.js';
import { Modal, ModalContent, ModalOverlay } from '../primitives/Modal.js';
import { isInToast } from '../primitives/toast-region.js';
import { inTopLayer } from '../primitives/top-layer.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { usePortalContainer } from '../theme/portal-container.js';
import { Sidebar, type SidebarProps } from './Sidebar.js';
import { shellMessages } from './shell-messages.js';

/** Props of SidebarSheet. */
export interface SidebarSheetProps extends Omit<SidebarProps, 'collapsed' | 'headEnd'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives focus when the sheet closes. */
  toggleRef: RefObject<HTMLElement | null>;
}

const slide = keyframes`
  from {
    transform: translateX(calc(-100% * var(--cp-sheet-side, 1)));
  }
`;

const Scrim = styled(ModalOverlay)`
  ${fullWindow}
  z-index: var(--cp-z-dialog);
  background: var(--cp-surface-scrim);
  animation: ${fadeIn} var(--cp-duration) var(--cp-ease-out);
`;

const Content = styled(ModalContent)`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  z-index: var(--cp-z-dialog);
  display: flex;
  flex-direction: column;
  width: var(--cp-sidebar-w-mobile);
  max-width: calc(100vw - 48px);
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid var(--cp-border-default);
  background: var(--cp-surface-canvas);
  color: inherit;
  box-shadow: var(--cp-shadow-dialog);
  animation: ${slide} var(--cp-duration-slow) var(--cp-ease-out);

  &:dir(rtl) {
    --cp-sheet-side: -1;
  }
  &:focus-visible {
    outline: none;
  }
`;

/** The sidebar on small screens. It slides in over the page and takes focus. */
export function SidebarSheet({ open, onOpenChange, toggleRef, onNavigate, ...sidebar }: SidebarSheetProps) {
  const text = useMessages(shellMessages);
  const container = usePortalContainer();
  const titleId = useId();
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Modal open={open} onDismiss={() => onOpenChange(false)}>
      <Scrim />
      <Portal.Root asChild container={container}>
        <Content
          ref={inTopLayer}
          data-sheet=""
          aria-labelledby={titleId}
          onInteractOutside={(event) => {
            if (isInToast(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={() => toggleRef.current?.focus()}
        >
          <VisuallyHidden>
            <h2 id={titleId}>{text.sidebar}</h2>
          </VisuallyHidden>
          <Sidebar
            {...sidebar}
            collapsed={false}
            onNavigate={(navigation) => {
              onOpenChange(false);
              onNavigate?.(navigation);
            }}
            headEnd={
              <IconButton
                label={text.closeSidebar}
                icon={<X size={16} strokeWidth={1.75} />}
                tooltip={false}
                onClick={() => onOpenChange(false)}
              />
            }
          />
        </Content>
      </Portal.Root>
    </Modal>
  );
}
