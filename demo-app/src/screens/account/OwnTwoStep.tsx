import { usePasswordStatus, useTwoStep } from '@content-planner/sdk';
import { type TwoStepPurpose, TwoStepSettings } from '@content-planner/ui-kit';
import { TwoStepChange } from '../../app/dialogs.js';
import { useDialog } from '../../app/use-dialog.js';

/** The two-step verification of the logged-in user. */
export function OwnTwoStep() {
  const { twoStep, error } = useTwoStep();
  const { passwordStatus } = usePasswordStatus();
  const dialog = useDialog<TwoStepPurpose>();
  if (error && !twoStep) return <p>{error.serverMessage}</p>;
  if (twoStep?.turnedOnAt === null && passwordStatus?.isSet === false) {
    return <p>It protects logins with a password, and you don’t have one.</p>;
  }
  return (
    <>
      <TwoStepSettings
        turnedOnAt={twoStep?.turnedOnAt ?? null}
        recoveryCodesLeft={twoStep?.recoveryCodesLeft ?? 0}
        isRequired={twoStep?.isRequired ?? false}
        loading={twoStep === null}
        onOpen={({ purpose }) => dialog.show(purpose)}
      />
      <TwoStepChange dialog={dialog} />
    </>
  );
}
