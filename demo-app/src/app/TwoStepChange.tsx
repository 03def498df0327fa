import {
  PlannerError,
  type TwoStepSetup,
  useReplaceRecoveryCodes,
  useStartTwoStepSetup,
  useTurnOffTwoStep,
  useTurnOnTwoStep,
} from '@content-planner/sdk';
import {
  type DialogState,
  fieldTexts,
  TwoStepDialog,
  type TwoStepPurpose,
  useMessages,
  useProblemText,
  useReport,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { accountDialogMessages } from './account-dialog-messages.js';
import { formProps } from './form-props.js';

/** The results of the steps since the dialog opened. */
interface Results {
  setup: TwoStepSetup | null;
  recoveryCodes: readonly string[] | null;
  error: PlannerError | null;
}

const NO_RESULTS: Results = { setup: null, recoveryCodes: null, error: null };

/** The dialog in which users turn two-step verification on or off, and get new recovery codes. */
export default function TwoStepChange({ dialog }: { dialog: DialogState<TwoStepPurpose> }) {
  const [startSetup, { busy: isStarting }] = useStartTwoStepSetup();
  const [turnOn, { busy: isTurningOn }] = useTurnOnTwoStep();
  const [turnOff, { busy: isTurningOff }] = useTurnOffTwoStep();
  const [replaceCodes, { busy: isReplacing }] = useReplaceRecoveryCodes();
  const [{ setup, recoveryCodes, error }, setResults] = useState(NO_RESULTS);
  const [wasOpen, setWasOpen] = useState(dialog.open);
  const report = useReport();
  const problemText = useProblemText();
  const text = useMessages(accountDialogMessages);
  const purpose = dialog.subject ?? 'setUp';
  if (dialog.open !== wasOpen) {
    setWasOpen(dialog.open);
    if (dialog.open) setResults(NO_RESULTS);
  }

  /** Waits for a mutation, displays its result or its errors, and shows a toast. */
  const run = async <Result,>(
    mutation: Promise<Result>,
    success: string | null,
    resultsOf: (result: Result) => Partial<Results>,
  ) => {
    const results = await mutation.then(resultsOf, (reason: unknown) => ({
      error: reason instanceof PlannerError ? reason : null,
    }));
    setResults((last) => ({ ...last, error: null, ...results }));
    return report(mutation, success, { orServerMessage: text.twoStepFailed });
  };
  const confirm = async (confirmation: { password: string; code: string }) => {
    if (purpose === 'replaceCodes') {
      await run(replaceCodes(confirmation), text.codesCreated, ({ recoveryCodes }) => ({
        recoveryCodes,
      }));
    } else if (await run(turnOff(confirmation), text.twoStepOff, () => ({}))) {
      dialog.close();
    }
  };

  return (
    <TwoStepDialog
      {...formProps(dialog)}
      busy={isStarting || isTurningOn || isTurningOff || isReplacing}
      purpose={purpose}
      setup={setup}
      recoveryCodes={recoveryCodes}
      fieldErrors={fieldTexts(error, problemText)}
      onPassword={({ password }) => void run(startSetup(password), null, (setup) => ({ setup }))}
      onCode={({ code }) =>
        void run(turnOn(code), text.twoStepOn, ({ recoveryCodes }) => ({ recoveryCodes }))
      }
      onConfirm={(confirmation) => void confirm(confirmation)}
    />
  );
}
