import { useLoginOptions, useLoginSteps } from '@content-planner/sdk';
import { LoginForm, useToast } from '@content-planner/ui-kit';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { stateAfterLogin } from '../../app/connect-login.js';
import { isPending, PENDING_APPROVAL } from '../../app/pending-approval.js';
import { returnPath } from '../../app/return-path.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { signOnProblem } from './sign-on-problems.js';

/** /login. */
export default function LoginScreen() {
  const { acceptsPasswords, canRegister, providers } = useLoginOptions({ returnTo: returnPath() });
  const problem = useSearchParams()[0].get('problem');
  const navigate = useNavigate();
  const [notice, setNotice] = useState(isPending(useLocation().state) ? PENDING_APPROVAL : null);
  const follow = useFollow();
  const toast = useToast();
  useTitle('Log In');

  const steps = useLoginSteps({
    onLogin() {
      toast({ title: 'Logged in successfully' });
      navigate(returnPath(), { state: stateAfterLogin(problem) });
    },
    onError({ error, needsCode }) {
      setNotice(error.type === 'forbidden' ? error.serverMessage : null);
      // Show no toast for errors about codes, because the form itself displays them.
      if (needsCode) return;
      const message = error.type !== 'network' && error.serverMessage;
      toast({ title: 'Error', description: message || 'Invalid email or password', tone: 'destructive' });
    },
  });

  return (
    <LoginForm
      {...steps}
      autoFocus
      notice={notice ?? signOnProblem(problem)}
      error={steps.needsCode ? steps.error?.serverMessage : null}
      canRegister={canRegister}
      acceptsPasswords={acceptsPasswords}
      providers={providers}
      onNavigate={follow}
    />
  );
}
