import { ChoosePasswordForm } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  email,
  onSubmit,
}: Pick<ComponentProps<typeof ChoosePasswordForm>, 'email' | 'onSubmit'>) {
  return <ChoosePasswordForm kind="invitation" email={email} onSubmit={onSubmit} />;
}
