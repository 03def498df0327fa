import type { ServerWarning } from '@content-planner/sdk';
import { Button, Notice, systemOverviewMessages, useMessages } from '@content-planner/ui-kit';
import { appMessages } from './app-messages.js';

interface WarningNoticeProps {
  warning: ServerWarning;
  onDismiss: () => void;
}

/** A warning about the server's settings. */
export default function WarningNotice({ warning, onDismiss }: WarningNoticeProps) {
  const text = useMessages(systemOverviewMessages);
  const { dismiss } = useMessages(appMessages);
  return (
    <Notice
      tone="warning"
      title={text.problemTitle({ code: 'setting', warning })}
      action={<Button onClick={onDismiss}>{dismiss}</Button>}
      style={{ flex: 'none' }}
    >
      {text.problemText({ code: 'setting', warning })}
    </Notice>
  );
}
