import { styled } from 'styled-components';
import { Skeleton } from '../primitives/Skeleton.js';
import { Line } from './activity-row-style.js';

const WIDTHS = [46, 38, 52, 34, 44, 58, 40, 48] as const;

const Day = styled.div`
  padding: 14px var(--cp-space-4) 13px;
  border-block-end: 1px solid var(--cp-border-subtle);
`;

const Row = styled(Line)`
  border-block-end: 1px solid var(--cp-border-subtle);
`;

interface SkeletonRowsProps {
  rows: number;
  compact: boolean;
}

/** Placeholders for changes that are loading. */
export function SkeletonRows({ rows, compact }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
    <Row key={index} data-compact={compact ? '' : undefined}>
      {!compact && <Skeleton width={44} />}
      <Skeleton width={24} height={24} radius="full" />
      <Skeleton width={`${WIDTHS[index % WIDTHS.length] ?? 40}%`} />
    </Row>
  ));
}

/** A placeholder for the list while it is loading. */
export function ActivitySkeleton({ compact }: { compact: boolean }) {
  return (
    <div aria-hidden>
      <Day>
        <Skeleton width={160} />
      </Day>
      <SkeletonRows rows={9} compact={compact} />
    </div>
  );
}
