import { LiveIndicator, type LiveIndicatorProps, Shell, type ShellProps } from '@content-planner/ui-kit';

export function Example({
  status,
  ...props
}: Omit<ShellProps, 'status'> & Pick<LiveIndicatorProps, 'status'>) {
  // With @content-planner/sdk, the status is the result of useLiveStatus().
  return <Shell {...props} status={<LiveIndicator status={status} />} />;
}
