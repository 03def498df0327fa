import { RegisterForm, type RegisterValues } from '@content-planner/ui-kit';

export function Example({ register, busy }: { register: (values: RegisterValues) => void; busy: boolean }) {
  return <RegisterForm busy={busy} onSubmit={({ values }) => register(values)} />;
}
