import { Button, Notice, useMessages } from '@content-planner/ui-kit';
import { useState } from 'react';
import { appMessages } from './app-messages.js';
import { useIsOld } from './app-version.js';

/** Asks the user to reload an old page. It is not loaded on demand, because the server no longer has its file. */
export function NewVersion() {
  const isOld = useIsOld();
  const [isDismissed, setDismissed] = useState(false);
  const text = useMessages(appMessages);
  if (!isOld || isDismissed) return null;
  return (
    <Notice
      title={text.newVersion}
      action={
        <div style={{ display: 'flex', gap: 'var(--cp-space-2)' }}>
          <Button onClick={() => window.location.reload()}>{text.reload}</Button>
          <Button onClick={() => setDismissed(true)}>{text.dismiss}</Button>
        </div>
      }
      style={{ flex: 'none' }}
    >
      {text.newVersionHint}
    </Notice>
  );
}
