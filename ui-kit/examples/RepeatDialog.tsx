import { RepeatDialog, type RepeatDialogProps, type RepeatedDays } from '@content-planner/ui-kit';

export function Example({
  create,
  ...props
}: Omit<RepeatDialogProps, 'onSubmit'> & { create: (days: RepeatedDays[]) => void }) {
  return <RepeatDialog {...props} existingDates={['2026-11-14']} onSubmit={({ days }) => create(days)} />;
}
