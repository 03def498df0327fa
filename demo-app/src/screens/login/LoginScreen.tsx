import { PlannerError, useLogin } from '@content-planner/sdk';
import { AuthLayout, LoginForm, type LoginValues, useToast } from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';

/** /login (spec, sections 2, 4 and 8). */
export function LoginScreen() {
  const [login, { busy }] = useLogin();
  const navigate = useNavigate();
  const toast = useToast();

  const submit = async ({ values }: { values: LoginValues }) => {
    try {
      await login(values);
      toast({ title: 'Logged in successfully' });
      navigate(paths.home);
    } catch (error) {
      const told = error instanceof PlannerError && error.code !== 'network' && error.serverMessage;
      toast({ title: 'Error', description: told || 'Invalid email or password', tone: 'destructive' });
    }
  };

  return (
    <AuthLayout>
      <LoginForm
        busy={busy}
        onSubmit={submit}
        registerHref={paths.register}
        onNavigate={({ href }) => navigate(href)}
      />
    </AuthLayout>
  );
}
