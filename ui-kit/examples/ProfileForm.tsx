import { ProfileForm, type ProfileFormProps, type ProfileValues } from '@content-planner/ui-kit';

export function Example({
  save,
  ...props
}: Omit<ProfileFormProps, 'onSubmit'> & { save: (values: ProfileValues) => void }) {
  return <ProfileForm {...props} onSubmit={({ values }) => save(values)} />;
}
