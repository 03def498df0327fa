import { PlannerError, useRegister } from '@content-planner/sdk';
import { RegisterForm, type RegisterValues, useToast } from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';

/** /register (spec, sections 2, 4 and 8). */
export default function RegisterScreen() {
  const [register, { busy }] = useRegister();
  const navigate = useNavigate();
  const follow = useFollow();
  const toast = useToast();
  useTitle('Register');

  const submit = async ({ values }: { values: RegisterValues }) => {
    try {
      const { pendingApproval } = await register(values);
      if (pendingApproval) {
        toast({
          title: 'Account Created',
          description:
            'Your account is pending approval by an administrator. You will be able to log in once approved.',
        });
      } else {
        toast({ title: 'Account created successfully' });
      }
      navigate(pendingApproval ? paths.login : paths.home);
    } catch (error) {
      const told = error instanceof PlannerError && error.code !== 'network' && error.serverMessage;
      toast({ title: 'Error', description: told || 'Failed to create account', tone: 'destructive' });
    }
  };

  return <RegisterForm busy={busy} onSubmit={submit} onNavigate={follow} />;
}
