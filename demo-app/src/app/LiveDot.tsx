import { useLiveStatus } from '@content-planner/sdk';
import { LiveIndicator } from '@content-planner/ui-kit';
import type { ReactNode } from 'react';

/** The state of the live updates, in the top bar. */
export default function LiveDot(): ReactNode {
  return <LiveIndicator status={useLiveStatus()} />;
}
