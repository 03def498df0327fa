import { LiveIndicator, Shell } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  status,
  ...props
}: Omit<ComponentProps<typeof Shell>, 'status'> & Pick<ComponentProps<typeof LiveIndicator>, 'status'>) {
  // With @content-planner/sdk, the status is the result of useLiveStatus().
  return <Shell {...props} status={<LiveIndicator status={status} />} />;
}
