import { Skeleton } from '@content-planner/ui-kit';

export function Example() {
  return (
    <div aria-busy="true">
      <Skeleton width={120} height={12} />
    </div>
  );
}
