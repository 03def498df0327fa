import type { ServerWarning } from '@content-planner/sdk';
import { Button, Notice } from '@content-planner/ui-kit';

const TITLES: Partial<Record<ServerWarning['code'], string>> = {
  insecureConnection: 'Insecure connection',
  untrustedProxy: 'Untrusted proxy',
};

interface WarningNoticeProps {
  warning: ServerWarning;
  onDismiss: () => void;
}

/** A warning about the server's settings. */
export default function WarningNotice({ warning: { code, message }, onDismiss }: WarningNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={TITLES[code] ?? 'Server settings'}
      action={<Button onClick={onDismiss}>Dismiss</Button>}
      style={{ flex: 'none' }}
    >
      {message}
    </Notice>
  );
}
