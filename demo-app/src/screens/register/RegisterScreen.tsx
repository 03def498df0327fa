import { PlannerError, useRegister, useRegistrationPolicy } from '@content-planner/sdk';
import {
  RegisterForm,
  type RegisterValues,
  useMessages,
  useProblemText,
  useToast,
} from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { fieldTexts } from '../../app/field-texts.js';
import { paths } from '../../app/paths.js';
import { PENDING } from '../../app/pending-approval.js';
import { pendingApprovalMessages } from '../../app/pending-approval-messages.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { registerScreenMessages } from './register-screen-messages.js';

/** /register. */
export default function RegisterScreen() {
  const [register, { busy, error }] = useRegister();
  const { isOpen, createsFirstAccount, needsSetupCode } = useRegistrationPolicy();
  const navigate = useNavigate();
  const follow = useFollow();
  const toast = useToast();
  const problemText = useProblemText();
  const text = useMessages(registerScreenMessages);
  const { pending } = useMessages(pendingApprovalMessages);
  const { error: errorTitle } = useMessages(appMessages);
  useTitle(text.pageTitle);

  const submit = async ({ values }: { values: RegisterValues }) => {
    try {
      const { pendingApproval } = await register(values);
      if (pendingApproval) {
        toast({ title: text.createdPending, description: pending });
      } else {
        toast({ title: text.created });
      }
      if (pendingApproval) navigate(paths.login, { state: PENDING });
      else navigate(paths.home);
    } catch (error) {
      const message = error instanceof PlannerError && error.type !== 'network' && problemText(error);
      toast({ title: errorTitle, description: message || text.failed, tone: 'destructive' });
    }
  };

  return (
    <RegisterForm
      closed={!isOpen}
      isFirstAccount={createsFirstAccount}
      needsSetupCode={needsSetupCode}
      busy={busy}
      fieldErrors={fieldTexts(error, problemText)}
      onSubmit={submit}
      onNavigate={follow}
    />
  );
}
