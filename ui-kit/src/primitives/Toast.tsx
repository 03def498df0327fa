import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { PlainToast } from './PlainToast.js';
import { toastPart } from './toast-part.js';
import { useOnDemand } from './use-on-demand.js';
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

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

const showNothing = () => {};

const DismissContext = createContext<() => void>(() => {});

/** Dismisses the toast that shows, such as when a form is submitted again. */
export const useDismissToast = (): (() => void) => useContext(DismissContext);

/**
 * Shows a toast. A new one replaces the one that shows.
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

/** Holds the one toast that shows at a time: 5 s, swiped away to the right, reached with F8. */
export function ToastProvider({
  children,
  dismissLabel = 'Dismiss',
  regionLabel = 'Notifications ({hotkey})',
}: ToastProviderProps) {
  const [current, setCurrent] = useState<(ToastMessage & { key: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useCallback((message: ToastMessage) => {
    // Tries again where it could not be fetched.
    toastPart.load();
    setCurrent((before) => ({ ...message, key: (before?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const dismiss = useCallback(() => setOpen(false), []);
  // As soon as the page shows: a toast may announce that the page is about to be left.
  const { value: ToastRegion, failed } = useOnDemand(toastPart);
  return (
    <>
      <ToastContext.Provider value={toast}>
        <DismissContext.Provider value={dismiss}>{children}</DismissContext.Provider>
      </ToastContext.Provider>
      {ToastRegion && (
        <ToastRegion
          current={current}
          open={open}
          onOpenChange={setOpen}
          dismissLabel={dismissLabel}
          regionLabel={regionLabel}
        />
      )}
      {failed && open && current && (
        <PlainToast key={current.key} toast={current} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
