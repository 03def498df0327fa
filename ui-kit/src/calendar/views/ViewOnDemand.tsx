import { type ComponentType, Suspense } from 'react';
import { keyframes, styled } from 'styled-components';
import { ErrorState } from '../../primitives/ErrorState.js';
import type { OnDemand } from '../../primitives/on-demand.js';
import { Skeleton } from '../../primitives/Skeleton.js';
import { useOnDemand } from '../../primitives/use-on-demand.js';
import { useServerHtml } from '../../primitives/use-server-html.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import type { CalendarViewProps } from './calendar-view.js';

interface ViewOnDemandProps extends CalendarViewProps {
  part: OnDemand<ComponentType<CalendarViewProps>>;
}

const appear = keyframes`
  from,
  50% {
    opacity: 0;
  }
`;

/* Takes the room of the view. A view that is there in no time is not announced by a flash. */
const Room = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--cp-space-4);
  min-height: 0;
  padding: var(--cp-space-4);
  overflow: hidden;
  border-top: 1px solid var(--cp-border-subtle);
  animation: ${appear} 400ms;
`;

function Pending({ label, labels }: CalendarViewProps) {
  return (
    <Room role="region" aria-label={label} aria-busy>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      <Skeleton width="30%" />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </Room>
  );
}

function View({ part, ...props }: ViewOnDemandProps) {
  const { value: Loaded, failed } = useOnDemand(part);
  const isServerHtml = useServerHtml();
  if (Loaded) return <Loaded {...props} />;
  // A server that streams waits for it; on the client its HTML stays until the code is there.
  if (isServerHtml && !failed) throw part.load();
  if (!failed) return <Pending {...props} />;
  const { errorTitle, errorText, retry } = props.labels;
  return <ErrorState title={errorTitle} description={errorText} onRetry={part.load} retryLabel={retry} />;
}

/** A view whose code is fetched when it is shown. */
export function ViewOnDemand(props: ViewOnDemandProps) {
  return (
    // Suspends on servers alone: React keeps a fallback for 300 ms, however soon the code is there.
    <Suspense fallback={<Pending {...props} />}>
      <View {...props} />
    </Suspense>
  );
}
