import { AuthLayout, Button, useMessages } from '@content-planner/ui-kit';
import { useEffect } from 'react';
import { sharedMessages } from './shared-messages.js';

/** Props of {@link Message}. */
interface MessageProps {
  title: string;
  text: string;
  onRetry?: (() => void) | undefined;
}

/** A page that explains why the calendar can't be displayed, and what to do. */
export function Message({ title, text, onRetry }: MessageProps) {
  const { tryAgain } = useMessages(sharedMessages);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <AuthLayout title={title}>
      <p role="alert">{text}</p>
      {onRetry && (
        <Button style={{ marginTop: 16 }} onClick={onRetry}>
          {tryAgain}
        </Button>
      )}
    </AuthLayout>
  );
}
