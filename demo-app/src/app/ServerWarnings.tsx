import { useServerWarnings } from '@content-planner/sdk';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { useDismissed } from './use-dismissed.js';

type WarningNoticeProps = ComponentProps<typeof import('./WarningNotice.js').default>;

// Few servers have warnings. If the code can't be loaded, the page works without it.
const WarningNotice = lazy<ComponentType<WarningNoticeProps>>(() =>
  import('./WarningNotice.js').catch(() => ({ default: () => null })),
);

/** Warnings about the server's settings. A dismissed warning stays hidden until the browser session ends. */
export function ServerWarnings() {
  const { warnings } = useServerWarnings();
  const [dismissed, dismiss] = useDismissed('content-planner-dismissed-warnings');
  return (
    <Suspense fallback={null}>
      {warnings
        .filter(({ code }) => !dismissed.has(code))
        .map((warning) => (
          <WarningNotice key={warning.code} warning={warning} onDismiss={() => dismiss(warning.code)} />
        ))}
    </Suspense>
  );
}
