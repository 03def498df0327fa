import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';

interface DetailsSkeletonProps {
  /** Text for screen readers. */
  label: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: 16px var(--cp-space-3);
  margin-top: var(--cp-space-3);
  padding-top: 16px;
  border-top: 1px solid var(--cp-border-default);
`;

/** Two skeleton rows that are displayed while details load. */
export function DetailsSkeleton({ label }: DetailsSkeletonProps) {
  return (
    <Root role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width={64} />
      <Skeleton width="70%" />
      <Skeleton width={48} />
      <Skeleton width="90%" />
    </Root>
  );
}
