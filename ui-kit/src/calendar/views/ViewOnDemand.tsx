import { type ComponentType, Suspense } from 'react';
import { keyframes, styled } from 'styled-components';
import type { OnDemand } from '../../internal/on-demand.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { useServerHtml } from '../../internal/use-server-html.js';
import { useMessages } from '../../kit/use-messages.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import { Skeleton } from '../../primitives/Skeleton.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { calendarMessages } from '../calendar-messages.js';
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

/* Fills the view's space. The delay avoids a flash when the view loads quickly. */
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

function Pending({ label }: CalendarViewProps) {
  const text = useMessages(calendarMessages);
  return (
    <Room role="region" aria-label={label} aria-busy>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <Skeleton width="30%" />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </Room>
  );
}

function View({ part, ...props }: ViewOnDemandProps) {
  const { errorTitle } = useMessages(calendarMessages);
  const { value: Loaded, failed } = useOnDemand(part);
  const isServerHtml = useServerHtml();
  if (Loaded) return <Loaded {...props} />;
  // A streaming server waits for the code. On the client, the server's HTML remains visible until the code has loaded.
  if (isServerHtml && !failed) throw part.load();
  if (!failed) return <Pending {...props} />;
  return <ErrorState title={errorTitle} onRetry={part.load} />;
}

/** A view whose code is fetched when it is first displayed. */
export function ViewOnDemand(props: ViewOnDemandProps) {
  return (
    // The view suspends only on the server and during hydration. If it also suspended later, React would keep the
    // fallback for 300 ms even if the code loaded sooner.
    <Suspense fallback={<Pending {...props} />}>
      <View {...props} />
    </Suspense>
  );
}
