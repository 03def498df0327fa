import type { ServerWarning } from '@content-planner/sdk';
import { Button, Notice, systemOverviewMessages, useMessages } from '@content-planner/ui-kit';

interface WarningNoticeProps {
  warning: ServerWarning;
  onDismiss: () => void;
}

/** A warning about the server's settings. */
export default function WarningNotice({ warning, onDismiss }: WarningNoticeProps) {
  const text = useMessages(systemOverviewMessages);
  return (
    <Notice
      tone="warning"
      title={text.problemTitle({ code: 'setting', warning })}
      action={<Button onClick={onDismiss}>Dismiss</Button>}
      style={{ flex: 'none' }}
    >
      {warning.message}
    </Notice>
  );
}
