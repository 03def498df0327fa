import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { warnOnce } from '../internal/warn-once.js';
import { PlainToast } from './PlainToast.js';
import { toastPart } from './toast-part.js';

/** An action of a toast. */
export interface ToastAction {
  label: string;
  /**
   * A keyboard shortcut for the same action, such as 'Ctrl+Z'. The toast displays and announces the shortcut, with Mac
   * keys on Macs. The application must handle the shortcut.
   */
  shortcut?: string;
  onAction: () => void;
}

/** The content of a toast. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` for failures. @default 'default' */
  tone?: 'default' | 'destructive';
  /** An action, which also closes the toast. */
  action?: ToastAction;
  /** A 16 px icon before the title. @default a warning sign for failures, otherwise none */
  icon?: ReactNode;
}

/** Props of ToastProvider. */
export interface ToastProviderProps {
  children: ReactNode;
}

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

const showNothing = () => {};

const DismissContext = createContext<() => void>(() => {});

/** Returns a function that dismisses the current toast, for example when a form is submitted again. */
export const useDismissToast = (): (() => void) => useContext(DismissContext);

/**
 * Returns a function that displays a toast. A new toast replaces the current one.
 *
 * Without a ToastProvider, the function displays nothing and logs a warning to the console.
 *
 * @example
 * const toast = useToast();
 * toast({ title: 'Brand created successfully' });
 */
export function useToast(): (message: ToastMessage) => void {
  const toast = useContext(ToastContext);
  if (toast) return toast;
  warnOnce(
    'useToast displays nothing without a provider. Put a <ToastProvider> around the component that calls it.',
  );
  return showNothing;
}

/**
 * Provides `useToast`. Displays one toast at a time, for 5 s. A swipe to the right dismisses the toast, and F8 moves
 * focus to it.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [current, setCurrent] = useState<(ToastMessage & { key: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useCallback((message: ToastMessage) => {
    // Loads the code again if an earlier attempt failed.
    toastPart.load();
    setCurrent((before) => ({ ...message, key: (before?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const dismiss = useCallback(() => setOpen(false), []);
  // Load the code with the page. Otherwise, a toast that says the page is about to close would appear too late.
  const { value: ToastRegion, failed } = useOnDemand(toastPart);
  return (
    <>
      <ToastContext.Provider value={toast}>
        <DismissContext.Provider value={dismiss}>{children}</DismissContext.Provider>
      </ToastContext.Provider>
      {ToastRegion && <ToastRegion current={current} open={open} onOpenChange={setOpen} />}
      {failed && open && current && (
        <PlainToast key={current.key} toast={current} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
