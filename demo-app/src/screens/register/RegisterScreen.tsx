import { useRegister, useRegistrationPolicy } from '@content-planner/sdk';
import {
  fieldTexts,
  RegisterForm,
  type RegisterValues,
  useMessages,
  useProblemText,
  useReport,
} from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
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
  const report = useReport();
  const problemText = useProblemText();
  const text = useMessages(registerScreenMessages);
  const { pending } = useMessages(pendingApprovalMessages);
  useTitle(text.pageTitle);

  const submit = async ({ values }: { values: RegisterValues }) => {
    const registered = register(values);
    const isDone = await report(
      registered,
      ({ pendingApproval }) =>
        pendingApproval ? { title: text.createdPending, description: pending } : { title: text.created },
      { orServerMessage: text.failed },
    );
    if (!isDone) return;
    if ((await registered).pendingApproval) navigate(paths.login, { state: PENDING });
    else navigate(paths.home);
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
