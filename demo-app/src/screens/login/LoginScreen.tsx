import { PlannerError, useConnectLogin, useLogin, useLoginOptions } from '@content-planner/sdk';
import { LoginForm, type LoginValues, useToast } from '@content-planner/ui-kit';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isPending, PENDING_APPROVAL } from '../../app/pending-approval.js';
import { returnPath } from '../../app/return-path.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { canConnect, signOnProblem } from './sign-on-problems.js';

/** /login. */
export default function LoginScreen() {
  const [login, { busy }] = useLogin();
  const [connectLogin] = useConnectLogin();
  const { acceptsPasswords, canRegister, providers } = useLoginOptions({ returnTo: returnPath() });
  const problem = useSearchParams()[0].get('problem');
  const navigate = useNavigate();
  const [notice, setNotice] = useState(isPending(useLocation().state) ? PENDING_APPROVAL : null);
  const follow = useFollow();
  const toast = useToast();
  useTitle('Log In');

  const submit = async ({ values }: { values: LoginValues }) => {
    try {
      await login(values);
      const isConnected = canConnect(problem) && (await connectLogin().catch(() => false));
      toast({
        title: 'Logged in successfully',
        ...(isConnected && { description: 'Your account is now connected to single sign-on.' }),
      });
      navigate(returnPath());
    } catch (error) {
      const isForbidden = error instanceof PlannerError && error.code === 'forbidden';
      setNotice(isForbidden ? error.serverMessage : null);
      const message = error instanceof PlannerError && error.code !== 'network' && error.serverMessage;
      toast({ title: 'Error', description: message || 'Invalid email or password', tone: 'destructive' });
    }
  };

  return (
    <LoginForm
      autoFocus
      notice={notice ?? signOnProblem(problem)}
      busy={busy}
      canRegister={canRegister}
      acceptsPasswords={acceptsPasswords}
      providers={providers}
      onSubmit={submit}
      onNavigate={follow}
    />
  );
}
