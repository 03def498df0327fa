import { CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.js';
import { IconButton } from './IconButton.js';
import { allowFocusInToasts, leaveEscape, TOAST_REGION } from './toast-region.js';
import { warnOnce } from './warn-once.js';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` for failures. @default 'default' */
  tone?: 'default' | 'destructive';
  /** One thing to do about it; the toast closes then. */
  action?: { label: string; onSelect: () => void };
  /** An icon of 16 px before the title. @default a warning sign for failures, else none */
  icon?: ReactNode;
}

/** Props of ToastProvider. */
export interface ToastProviderProps {
  children: ReactNode;
  /** @default 'Dismiss' */
  dismissLabel?: string;
  /** Name of the region; `{hotkey}` becomes its key. @default 'Notifications ({hotkey})' */
  regionLabel?: string;
}

/** How long a toast shows, in ms (spec, section 9). */
const DURATION = 5000;
/** How far a swipe to the right dismisses, in px (spec, section 9). */
const SWIPE = 50;

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

const showNothing = () => {};

/**
 * Shows a toast. A new one replaces the one that shows (decision S21).
 *
 * Outside of a ToastProvider it shows nothing, and the console says so.
 *
 * @example
 * const toast = useToast();
 * toast({ title: 'Brand created successfully' });
 */
export function useToast(): (message: ToastMessage) => void {
  const toast = useContext(ToastContext);
  if (toast) return toast;
  warnOnce('useToast shows nothing here: put a <ToastProvider> around the component that calls it.');
  return showNothing;
}

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset-block-end: var(--cp-space-4);
  inset-inline-end: var(--cp-space-4);
  z-index: var(--cp-z-toast);
  width: 376px;
  max-width: calc(100vw - 32px);
  /* A modal dialog takes the pointer from everything else. */
  pointer-events: auto;

  /* Not over the buttons for what is selected. */
  :root:has([data-cp-bulk-bar]) & {
    inset-block-end: 88px;
  }
`;

const Root = styled(Radix.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 28px;
  gap: 2px var(--cp-space-3);
  padding: var(--cp-space-3) var(--cp-space-2) var(--cp-space-3) var(--cp-space-4);
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-float);
  overflow-wrap: anywhere;

  &[data-icon] {
    grid-template-columns: 18px minmax(0, 1fr) 28px;
  }
  & > svg {
    grid-column: 1;
    margin-block-start: 2px;
    color: var(--cp-text-secondary);
  }
  &[data-tone='destructive'] > svg {
    color: var(--cp-danger-text);
  }
  &[data-tone='destructive'] {
    border-color: color-mix(in oklab, var(--cp-danger-text) 55%, var(--cp-border-control));
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;

const Title = styled(Radix.Title)`
  grid-column: -3;
  font-weight: var(--cp-weight-medium);

  [data-tone='destructive'] & {
    color: var(--cp-danger-text);
  }
`;

const Description = styled(Radix.Description)`
  grid-column: -3;
  color: var(--cp-text-secondary);
`;

const Action = styled.div`
  grid-column: -3;
  margin-block-start: var(--cp-space-2);
`;

const Close = styled.span`
  grid-column: -2;
  grid-row: 1 / span 2;
  margin-block-start: -4px;
`;

/** Holds the one toast that shows at a time: 5 s, swiped away to the right, reached with F8 (spec, section 9). */
export function ToastProvider({
  children,
  dismissLabel = 'Dismiss',
  regionLabel = 'Notifications ({hotkey})',
}: ToastProviderProps) {
  const [current, setCurrent] = useState<(ToastMessage & { key: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useCallback((message: ToastMessage) => {
    setCurrent((before) => ({ ...message, key: (before?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  useEffect(() => allowFocusInToasts(document), []);
  const tone = current?.tone ?? 'default';
  const icon = current?.icon ?? (tone === 'destructive' && <CircleAlert size={16} strokeWidth={1.75} />);
  return (
    <Radix.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
      <ToastContext.Provider value={toast}>{children}</ToastContext.Provider>
      {current && (
        <Root
          key={current.key}
          data-tone={tone}
          data-icon={icon ? '' : undefined}
          open={open}
          onOpenChange={setOpen}
          onEscapeKeyDown={leaveEscape}
        >
          {icon}
          <Title>{current.title}</Title>
          {current.description && <Description>{current.description}</Description>}
          {current.action && (
            <Action>
              <Radix.Action asChild altText={current.action.label}>
                <Button size="sm" onClick={current.action.onSelect}>
                  {current.action.label}
                </Button>
              </Radix.Action>
            </Action>
          )}
          <Close>
            <Radix.Close asChild>
              <IconButton size="sm" label={dismissLabel} icon={<X size={14} />} tooltip={false} />
            </Radix.Close>
          </Close>
        </Root>
      )}
      {/* A live region is what modal dialogs leave unhidden (decision S10). */}
      <div {...{ [TOAST_REGION]: '' }} aria-live="off">
        <Viewport hotkey={['F8']} label={regionLabel} />
      </div>
    </Radix.Provider>
  );
}
