import { type ServerWarning, useServerWarnings } from '@content-planner/sdk';
import { Button, Notice } from '@content-planner/ui-kit';
import { useDismissed } from './use-dismissed.js';

const TITLES: Partial<Record<ServerWarning['code'], string>> = {
  insecureConnection: 'Insecure connection',
  untrustedProxy: 'Untrusted proxy',
};

/** Warnings about the server's settings. A dismissed warning stays hidden until the browser session ends. */
export function ServerWarnings() {
  const { warnings } = useServerWarnings();
  const [dismissed, dismiss] = useDismissed('content-planner-dismissed-warnings');
  return warnings
    .filter(({ code }) => !dismissed.has(code))
    .map(({ code, message }) => (
      <Notice
        key={code}
        tone="warning"
        title={TITLES[code] ?? 'Server settings'}
        action={<Button onClick={() => dismiss(code)}>Dismiss</Button>}
        style={{ flex: 'none' }}
      >
        {message}
      </Notice>
    ));
}
