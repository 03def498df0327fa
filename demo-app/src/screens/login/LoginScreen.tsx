import {
  PlannerError,
  useCompleteLogin,
  useConnectLogin,
  useLogin,
  useLoginOptions,
} from '@content-planner/sdk';
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
  const [login, { busy: checking }] = useLogin();
  const [completeLogin, { busy: completing }] = useCompleteLogin();
  const [connectLogin] = useConnectLogin();
  const { acceptsPasswords, canRegister, providers } = useLoginOptions({ returnTo: returnPath() });
  const problem = useSearchParams()[0].get('problem');
  const navigate = useNavigate();
  const [notice, setNotice] = useState(isPending(useLocation().state) ? PENDING_APPROVAL : null);
  // Continues the login with a code. The error of the code is displayed below it.
  const [step, setStep] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string | null>(null);
  const follow = useFollow();
  const toast = useToast();
  useTitle('Log In');

  const enter = async () => {
    const isConnected = canConnect(problem) && (await connectLogin().catch(() => false));
    toast({
      title: 'Logged in successfully',
      ...(isConnected && { description: 'Your account is now connected to single sign-on.' }),
    });
    navigate(returnPath());
  };
  const showError = (error: unknown) => {
    const message = error instanceof PlannerError && error.code !== 'network' && error.serverMessage;
    toast({ title: 'Error', description: message || 'Invalid email or password', tone: 'destructive' });
  };
  const startAgain = () => {
    setStep(null);
    setCodeError(null);
  };

  const submit = async ({ values }: { values: LoginValues }) => {
    try {
      await login(values);
      await enter();
    } catch (error) {
      const isForbidden = error instanceof PlannerError && error.code === 'forbidden';
      setNotice(isForbidden ? error.serverMessage : null);
      if (error instanceof PlannerError && error.step) setStep(error.step);
      else showError(error);
    }
  };
  const submitCode = async ({ code }: { code: string }) => {
    if (step === null) return;
    setCodeError(null);
    try {
      await completeLogin({ step, code });
      await enter();
    } catch (error) {
      if (!(error instanceof PlannerError)) throw error;
      if (error.code === 'unauthorized' && !error.step) {
        startAgain();
        showError(error);
      } else setCodeError(error.serverMessage);
    }
  };

  return (
    <LoginForm
      autoFocus
      notice={notice ?? signOnProblem(problem)}
      busy={checking || completing}
      error={codeError}
      needsCode={step !== null}
      canRegister={canRegister}
      acceptsPasswords={acceptsPasswords}
      providers={providers}
      onSubmit={submit}
      onCode={submitCode}
      onCodeCancel={startAgain}
      onNavigate={follow}
    />
  );
}
