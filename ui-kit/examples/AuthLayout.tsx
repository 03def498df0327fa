import { AuthLayout, Link, LoginForm, type LoginFormProps } from '@content-planner/ui-kit';

export function Example({ onSubmit }: Pick<LoginFormProps, 'onSubmit'>) {
  return (
    <AuthLayout title="Log In" footer={<Link href="/register">Register</Link>}>
      <LoginForm onSubmit={onSubmit} />
    </AuthLayout>
  );
}
