import { useServerWarnings } from '@content-planner/sdk';
import { LateWarningNotice } from './optional-parts.js';
import { useDismissed } from './use-dismissed.js';

/** Warnings about the server's settings. A dismissed warning stays hidden until the browser session ends. */
export function ServerWarnings() {
  const { warnings } = useServerWarnings();
  const [dismissed, dismiss] = useDismissed('content-planner-dismissed-warnings');
  return warnings
    .filter(({ code }) => !dismissed.has(code))
    .map((warning) => (
      <LateWarningNotice key={warning.code} warning={warning} onDismiss={() => dismiss(warning.code)} />
    ));
}
