import { RotateCcw, TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import { Button } from './Button.js';
import { EmptyState, type EmptyStateProps } from './EmptyState.js';
import { keepFocusAround } from './focus-trail.js';

/** Props of ErrorState. All other props are passed to the root element. */
export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon' | 'action'> {
  /** Called when the user clicks the retry button. If this callback is omitted, there is no button. */
  onRetry?: (() => void) | undefined;
  /** The label of the retry button. @default 'Try again' */
  retryLabel?: string;
}

/**
 * A message about content that could not be loaded.
 *
 * @example
 * <ErrorState title="Blog logs could not be loaded" description={message} onRetry={reload} />
 */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { onRetry, retryLabel = 'Try again', ...rest },
  ref,
) {
  return (
    <EmptyState
      ref={ref}
      role="alert"
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
            {retryLabel}
          </Button>
        )
      }
      {...rest}
    />
  );
});
