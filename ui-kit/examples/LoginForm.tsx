import { LoginForm, type LoginValues } from '@content-planner/ui-kit';

export function Example({ login, busy }: { login: (values: LoginValues) => void; busy: boolean }) {
  return <LoginForm busy={busy} onSubmit={({ values }) => login(values)} />;
}
