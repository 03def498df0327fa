import { CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from './Button.js';
import { IconButton } from './IconButton.js';
import { Kbd } from './Kbd.js';
import { popoverReset } from './popover-reset.js';
import { ariaShortcut, shortcutKeys } from './shortcut.js';
import type { ToastAction, ToastMessage } from './Toast.js';
import { toastMessages } from './toast-messages.js';
import { allowFocusInToasts, leaveEscape, leaveToasts, TOAST_REGION } from './toast-region.js';
import { TOAST_DURATION, toastCorner, toastStyle } from './toast-style.js';
import { raiseAgain } from './top-layer.js';

interface ToastRegionProps {
  /** The current toast or, if none is open, the last one. */
  current: (ToastMessage & { key: number }) | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How far users must swipe to the right to dismiss a toast, in px. */
const SWIPE = 50;

const Viewport = styled(Radix.Viewport)`
  ${toastCorner}
  /* The toast may be smaller than the viewport, and receives pointer events itself. */
  pointer-events: none;
`;

/* Moves to the top layer, above dialogs, while there is a toast. */
const Region = styled.div`
  &[popover] {
    display: block;
    width: 0;
    height: 0;
    ${popoverReset}
  }
`;

/* On phones, a toast is only as large as its content, because it covers entries. Its action is beside the text. */
const Root = styled(Radix.Root)`
  ${toastStyle}

  @media (width < 768px) {
    width: fit-content;
    margin-inline-start: auto;
    padding-block: var(--cp-space-2);
    column-gap: var(--cp-space-2);
    grid-template-columns: minmax(0, 1fr) auto 28px;

    &[data-icon] {
      grid-template-columns: 18px minmax(0, 1fr) auto 28px;
    }
  }
`;

const textColumn = css`
  grid-column: -3;

  @media (width < 768px) {
    grid-column: -4;
  }
`;

const Title = styled(Radix.Title)`
  ${textColumn}
  font-weight: var(--cp-weight-medium);

  @media (width < 768px) {
    align-self: end;
  }

  [data-tone='destructive'] & {
    color: var(--cp-danger-text);
  }
`;

const Description = styled(Radix.Description)`
  ${textColumn}
  color: var(--cp-text-secondary);
`;

const Action = styled.div`
  grid-column: -3;
  margin-block-start: var(--cp-space-2);

  & > button {
    gap: var(--cp-space-2);
  }
  @media (pointer: fine) {
    & > button:has(kbd) {
      padding-inline-end: 6px;
    }
  }
  @media (pointer: coarse) {
    --cp-control-h-sm: 40px;
  }
  @media (width < 768px) {
    grid-row: 1 / span 2;
    align-self: center;
    margin: 0;
  }
`;

const Keys = styled.span`
  display: inline-flex;
  gap: 3px;
  /* Phones have no keyboard. */
  @media (pointer: coarse) {
    display: none;
  }
`;

const Close = styled.span`
  grid-column: -2;
  grid-row: 1 / span 2;
  margin-block-start: -4px;

  @media (width < 768px) {
    align-self: center;
    margin: 0;
  }
`;

function ActionButton({ action }: { action: ToastAction }) {
  const text = useMessages(toastMessages);
  const { label, shortcut, onAction } = action;
  const keys = shortcutKeys(shortcut);
  // Screen readers announce this text with the toast, instead of the button's text.
  const announced = keys.length === 0 ? label : text.action({ label, keys: keys.map(({ name }) => name) });
  return (
    <Action>
      <Radix.Action asChild altText={announced}>
        <Button size="sm" onClick={onAction} aria-keyshortcuts={ariaShortcut(keys)}>
          {label}
          {keys.length > 0 && (
            <Keys aria-hidden>
              {keys.map(({ name, sign }) => (
                <Kbd key={name} translate="no">
                  {sign}
                </Kbd>
              ))}
            </Keys>
          )}
        </Button>
      </Radix.Action>
    </Action>
  );
}

/** The region that displays the toast. A swipe to the right dismisses the toast, and F8 moves focus to the region. */
export function ToastRegion({ current, open, onOpenChange }: ToastRegionProps) {
  const text = useMessages(toastMessages);
  const regionRef = useRef<HTMLDivElement>(null);
  useEffect(() => allowFocusInToasts(document), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast moves above overlays opened in the meantime
  useEffect(() => {
    if (open && regionRef.current) raiseAgain(regionRef.current);
  }, [open, current?.key]);
  useBeforePaint(() => {
    if (!open && regionRef.current) leaveToasts(regionRef.current);
  }, [open]);
  const tone = current?.tone ?? 'default';
  const icon = current?.icon ?? (tone === 'destructive' && <CircleAlert size={16} strokeWidth={1.75} />);
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
      {current && (
        <Root
          key={current.key}
          data-tone={tone}
          data-icon={icon ? '' : undefined}
          open={open}
          onOpenChange={onOpenChange}
          onEscapeKeyDown={leaveEscape}
          // The toast itself is not a tab stop. Otherwise, users would have to press Tab twice to reach the action.
          tabIndex={undefined}
          // A tap on the text must not focus the region. Otherwise, the toast would stay open until focus moves
          // elsewhere.
          onMouseDown={(event) => {
            if (!(event.target as Element).closest('button')) event.preventDefault();
          }}
        >
          {icon}
          <Title>{current.title}</Title>
          {current.description && <Description>{current.description}</Description>}
          {current.action && <ActionButton action={current.action} />}
          <Close>
            <Radix.Close asChild>
              <IconButton size="sm" label={text.dismiss} icon={<X size={14} />} tooltip={false} />
            </Radix.Close>
          </Close>
        </Root>
      )}
      {/* Modal dialogs hide everything else from screen readers, except for elements with an `aria-live` attribute. */}
      <Region ref={regionRef} {...{ [TOAST_REGION]: '' }} aria-live="off">
        <Viewport hotkey={['F8']} label={text.region} />
      </Region>
    </Radix.Provider>
  );
}
