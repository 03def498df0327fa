import { PlannerError, useRegister, useRegistrationPolicy } from '@content-planner/sdk';
import { RegisterForm, type RegisterValues, useToast } from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { fieldMessages } from '../../app/field-messages.js';
import { paths } from '../../app/paths.js';
import { PENDING, PENDING_APPROVAL } from '../../app/pending-approval.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';

/** /register. */
export default function RegisterScreen() {
  const [register, { busy, error }] = useRegister();
  const { isOpen, createsFirstAccount, needsSetupCode } = useRegistrationPolicy();
  const navigate = useNavigate();
  const follow = useFollow();
  const toast = useToast();
  useTitle('Register');

  const submit = async ({ values }: { values: RegisterValues }) => {
    try {
      const { pendingApproval } = await register(values);
      if (pendingApproval) {
        toast({ title: 'Account Created', description: PENDING_APPROVAL });
      } else {
        toast({ title: 'Account created successfully' });
      }
      if (pendingApproval) navigate(paths.login, { state: PENDING });
      else navigate(paths.home);
    } catch (error) {
      const message = error instanceof PlannerError && error.type !== 'network' && error.serverMessage;
      toast({ title: 'Error', description: message || 'Failed to create account', tone: 'destructive' });
    }
  };

  return (
    <RegisterForm
      closed={!isOpen}
      isFirstAccount={createsFirstAccount}
      needsSetupCode={needsSetupCode}
      busy={busy}
      fieldErrors={fieldMessages(error)}
      onSubmit={submit}
      onNavigate={follow}
    />
  );
}
