import { AuthLayout, Link, LoginForm } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({ onSubmit }: Pick<ComponentProps<typeof LoginForm>, 'onSubmit'>) {
  return (
    <AuthLayout title="Log In" footer={<Link href="/register">Register</Link>}>
      <LoginForm onSubmit={onSubmit} />
    </AuthLayout>
  );
}
