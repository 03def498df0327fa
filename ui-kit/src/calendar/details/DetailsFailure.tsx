import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { errorStateMessages } from '../../primitives/error-state-messages.js';
import { keepFocusAround } from '../../primitives/focus-trail.js';
import { detailsMessages } from './details-messages.js';

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--cp-space-3);
  margin-top: var(--cp-space-3);
  padding-top: var(--cp-space-3);
  border-top: 1px solid var(--cp-border-default);
  color: var(--cp-danger-text);

  p {
    margin: 0;
  }
`;

/** The message that an entry's details could not be loaded. */
export function DetailsFailure({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { error } = useMessages(detailsMessages);
  const { retry } = useMessages(errorStateMessages);
  return (
    <Failure role="alert">
      <p>{error}</p>
      {onRetry && (
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            keepFocusAround(currentTarget);
            onRetry();
          }}
        >
          {retry}
        </Button>
      )}
    </Failure>
  );
}
