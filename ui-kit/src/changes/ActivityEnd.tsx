import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../internal/use-latest.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { errorStateMessages } from '../primitives/error-state-messages.js';
import { SkeletonRows } from './ActivitySkeleton.js';
import { activityListMessages } from './activity-messages.js';

interface ActivityEndProps {
  loading: boolean;
  failed: boolean;
  onMore: () => void;
  compact: boolean;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--cp-space-3);
  min-height: 60px;
  padding: var(--cp-space-3);
  color: var(--cp-text-secondary);
`;

/** The end of a list that has not loaded all changes. Earlier changes load when the end is scrolled into view. */
export function ActivityEnd({ loading, failed, onMore, compact }: ActivityEndProps) {
  const { retry } = useMessages(errorStateMessages);
  const text = useMessages(activityListMessages);
  const ref = useRef<HTMLDivElement>(null);
  const more = useLatest(onMore);
  useEffect(() => {
    if (ref.current === null || loading || failed || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) more.current();
      },
      { rootMargin: '240px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [loading, failed]);
  if (loading) return <SkeletonRows rows={3} compact={compact} />;
  return (
    <Root ref={ref} role={failed ? 'alert' : undefined}>
      {failed && text.moreError}
      <Button size="sm" onClick={onMore}>
        {failed ? retry : text.showMore}
      </Button>
    </Root>
  );
}
