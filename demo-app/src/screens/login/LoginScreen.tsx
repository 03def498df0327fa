import type { PlannerError } from '@content-planner/sdk';
import { useLoginOptions, useLoginSteps } from '@content-planner/sdk';
import { LoginForm, type TextsOf, useMessages, useProblemText, useToast } from '@content-planner/ui-kit';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { stateAfterLogin } from '../../app/connect-login.js';
import { isPending } from '../../app/pending-approval.js';
import { pendingApprovalMessages } from '../../app/pending-approval-messages.js';
import { returnPath } from '../../app/return-path.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { loginScreenMessages } from './login-screen-messages.js';

/** Returns the message for a problem, or null if there is no problem. */
function signOnProblem(
  problem: string | null,
  { signOnProblems, signOnFailed }: TextsOf<typeof loginScreenMessages>,
): string | null {
  if (problem === null) return null;
  return signOnProblems[problem as keyof typeof signOnProblems] ?? signOnFailed;
}

/** /login. */
export default function LoginScreen() {
  const { acceptsPasswords, canRegister, providers } = useLoginOptions({ returnTo: returnPath() });
  const problem = useSearchParams()[0].get('problem');
  const navigate = useNavigate();
  const { pending } = useMessages(pendingApprovalMessages);
  const isPendingUser = isPending(useLocation().state);
  const [refusal, setRefusal] = useState<PlannerError | 'pending' | null>(isPendingUser ? 'pending' : null);
  const follow = useFollow();
  const toast = useToast();
  const problemText = useProblemText();
  const text = useMessages(loginScreenMessages);
  const { error: errorTitle } = useMessages(appMessages);
  useTitle(text.pageTitle);

  const steps = useLoginSteps({
    onLogin() {
      toast({ title: text.loggedIn });
      navigate(returnPath(), { state: stateAfterLogin(problem) });
    },
    onError({ error, needsCode }) {
      setRefusal(error.type === 'forbidden' ? error : null);
      // Show no toast for errors about codes, because the form itself displays them.
      if (needsCode) return;
      const message = error.type !== 'network' && problemText(error);
      toast({ title: errorTitle, description: message || text.failed, tone: 'destructive' });
    },
  });

  const notice = refusal === 'pending' ? pending : refusal && problemText(refusal);
  return (
    <LoginForm
      {...steps}
      autoFocus
      notice={notice ?? signOnProblem(problem, text)}
      error={steps.needsCode && steps.error ? problemText(steps.error) : null}
      canRegister={canRegister}
      acceptsPasswords={acceptsPasswords}
      providers={providers}
      onNavigate={follow}
    />
  );
}
