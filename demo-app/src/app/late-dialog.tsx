import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** Runs a callback when the browser is idle, or after a second in browsers without `requestIdleCallback`. */
const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1000);
};

/**
 * Returns the lazy version of dialogs whose code is not part of the first load. The code loads when the browser is idle,
 * or when a dialog opens.
 */
export function lateDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const Dialog = lazy(load) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: runs once for each dialog, when the module loads
  return function LateDialog(props) {
    const open = isOpen(props);
    const [wanted, setWanted] = useState(open);
    if (open && !wanted) setWanted(true);
    useEffect(() => {
      // If loading fails now, the code is loaded again when the dialog opens. If it fails again, an error is displayed.
      whenIdle(() => load().catch(() => {}));
    }, []);
    return (
      wanted && (
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      )
    );
  };
}
