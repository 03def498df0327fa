import { type ComponentType, Suspense } from 'react';
import { keyframes, styled } from 'styled-components';
import type { OnDemand } from '../../internal/on-demand.js';
import { useServerPart } from '../../internal/use-server-part.js';
import { useMessages } from '../../kit/use-messages.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import { Skeleton } from '../../primitives/Skeleton.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { calendarMessages } from '../calendar-messages.js';
import type { CalendarViewControlsProps, CalendarViewProps } from './calendar-view.js';

/** The code of a view, which is fetched when the view is first displayed. */
export type ViewPart = OnDemand<{
  View: ComponentType<CalendarViewProps>;
  Controls?: ComponentType<CalendarViewControlsProps>;
}>;

interface ViewOnDemandProps extends CalendarViewProps {
  part: ViewPart;
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
  const { value, failed } = useServerPart(part);
  if (value) return <value.View {...props} />;
  if (!failed) return <Pending {...props} />;
  return <ErrorState title={errorTitle} onRetry={part.load} />;
}

/** A view whose code is fetched when it is first displayed. */
export function ViewOnDemand(props: ViewOnDemandProps) {
  return (
    <Suspense fallback={<Pending {...props} />}>
      <View {...props} />
    </Suspense>
  );
}

interface ControlsOnDemandProps extends CalendarViewControlsProps {
  part: ViewPart;
}

function Controls({ part, ...props }: ControlsOnDemandProps) {
  const { value } = useServerPart(part);
  return value?.Controls && <value.Controls {...props} />;
}

/** A view's controls in the toolbar, whose code is fetched with the view. */
export function ControlsOnDemand(props: ControlsOnDemandProps) {
  return (
    <Suspense>
      <Controls {...props} />
    </Suspense>
  );
}
