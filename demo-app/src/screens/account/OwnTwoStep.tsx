import { useLoginOptions, usePasswordStatus, useTwoStep } from '@content-planner/sdk';
import { type TwoStepPurpose, TwoStepSettings } from '@content-planner/ui-kit';
import { TwoStepChange } from '../../app/dialogs.js';
import { useDialog } from '../../app/use-dialog.js';

/** The logged-in user's settings for two-step verification. */
export function OwnTwoStep() {
  const { twoStep, error } = useTwoStep();
  const { passwordStatus } = usePasswordStatus();
  const { acceptsPasswords, providers } = useLoginOptions();
  const dialog = useDialog<TwoStepPurpose>();
  if (error && !twoStep) return <p>{error.serverMessage}</p>;
  if (twoStep?.turnedOnAt === null && passwordStatus?.isSet === false) {
    const hint = acceptsPasswords
      ? 'To use it, set a password first.'
      : `${providers[0]?.name ?? 'Single sign-on'} is responsible for protecting your logins.`;
    return <p>Two-step verification protects logins with a password, and you don’t have one. {hint}</p>;
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
