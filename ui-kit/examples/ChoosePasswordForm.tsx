import { ChoosePasswordForm, type ChoosePasswordFormProps } from '@content-planner/ui-kit';

export function Example({ email, onSubmit }: Pick<ChoosePasswordFormProps, 'email' | 'onSubmit'>) {
  return <ChoosePasswordForm kind="invitation" email={email} onSubmit={onSubmit} />;
}
