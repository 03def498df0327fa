import { useLoginOptions, usePasswordStatus, useTwoStep } from '@content-planner/sdk';
import {
  type TwoStepPurpose,
  TwoStepSettings,
  useDialog,
  useMessages,
  useProblemText,
} from '@content-planner/ui-kit';
import { TwoStepChange } from '../../app/dialogs.js';
import { accountMessages } from './account-messages.js';

/** The logged-in user's settings for two-step verification. */
export function OwnTwoStep() {
  const { twoStep, error } = useTwoStep();
  const { passwordStatus } = usePasswordStatus();
  const { acceptsPasswords, providers } = useLoginOptions();
  const problemText = useProblemText();
  const text = useMessages(accountMessages);
  const dialog = useDialog<TwoStepPurpose>();
  if (error && !twoStep) return <p>{problemText(error)}</p>;
  if (twoStep?.turnedOnAt === null && passwordStatus?.isSet === false) {
    const provider = providers[0]?.name ?? null;
    return <p>{acceptsPasswords ? text.twoStepNeedsPassword : text.twoStepOfProvider({ provider })}</p>;
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
