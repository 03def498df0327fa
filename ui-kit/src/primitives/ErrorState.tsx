import { RotateCcw, TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import { useMessages } from '../kit/use-messages.js';
import { useReason } from '../kit/use-problem-text.js';
import type { LoadError } from '../messages/problem.js';
import { Button } from './Button.js';
import { EmptyState, type EmptyStateProps } from './EmptyState.js';
import { errorStateMessages } from './error-state-messages.js';
import { keepFocusAround } from './focus-trail.js';

/** Props of ErrorState. All other props are passed to the root element. */
export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon' | 'action' | 'description'> {
  /** The reason. By default, the server is not responding. */
  error?: LoadError;
  /** Called when the user clicks the retry button. If this callback is omitted, there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * A message about content that could not be loaded.
 *
 * @example
 * <ErrorState title="Blog logs could not be loaded" error={message} onRetry={reload} />
 */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { error, onRetry, ...rest },
  ref,
) {
  const text = useMessages(errorStateMessages);
  return (
    <EmptyState
      ref={ref}
      role="alert"
      description={useReason(error) ?? text.noResponse}
      icon={<TriangleAlert size={20} />}
      action={
        onRetry && (
          <Button
            icon={<RotateCcw size={16} />}
            onClick={({ currentTarget }) => {
              keepFocusAround(currentTarget);
              onRetry();
            }}
          >
            {text.retry}
          </Button>
        )
      }
      {...rest}
    />
  );
});
