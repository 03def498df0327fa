import { ProfileForm, type ProfileValues } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  save,
  ...props
}: Omit<ComponentProps<typeof ProfileForm>, 'onSubmit'> & { save: (values: ProfileValues) => void }) {
  return <ProfileForm {...props} onSubmit={({ values }) => save(values)} />;
}
