import {
  type PasskeyProblem,
  readProps,
  useAddPasskey,
  useLoginOptions,
  usePasskeys,
  useRemovePasskey,
  useRenamePasskey,
  useViewer,
} from '@content-planner/sdk';
import {
  AccountSection,
  type Passkey,
  PasskeyList,
  RenamePasskeyDialog,
  type RenamePasskeyValues,
  type TextsOf,
  useDialog,
  useMessages,
  useReport,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { formProps } from '../../app/form-props.js';
import { accountMessages } from './account-messages.js';

/** Returns why the user can't add a passkey on this page, and what to do. */
function noteOf(
  problem: PasskeyProblem,
  isAdmin: boolean,
  provider: string | null,
  text: TextsOf<typeof accountMessages>,
): string {
  switch (problem.reason) {
    case 'turnedOff':
      return text.passkeysOff({ provider });
    case 'planner':
      return text.passkeysNeedAddress({ isAdmin });
    case 'otherAddress':
      return text.passkeysElsewhere({ address: problem.rpId });
    case 'browser':
      return text.passkeysUnsupported;
  }
}

/** The section with the logged-in user's passkeys. */
export function OwnPasskeys() {
  const { passkeys: accepted, passkeyProblem, providers } = useLoginOptions();
  const { viewer } = useViewer();
  const { passkeys, ...read } = usePasskeys({ refreshOnFocus: true });
  const [addPasskey, { busy: adding }] = useAddPasskey();
  const [renamePasskey] = useRenamePasskey();
  const [removePasskey] = useRemovePasskey();
  const [busyPasskeyIds, setBusyPasskeyIds] = useState<readonly string[]>([]);
  const renaming = useDialog<Passkey>();
  const report = useReport();
  const text = useMessages(accountMessages);

  const add = () => {
    const failure = { orServerMessage: text.passkeyNotAdded };
    void report(addPasskey(), (passkey) => passkey && { title: text.passkeyAdded }, failure);
  };
  const rename = ({ values: { name } }: { values: RenamePasskeyValues }) => {
    const { subject } = renaming;
    if (!subject) return;
    const failure = { orServerMessage: text.passkeyNotRenamed };
    const leave = () => {
      renaming.close();
      read.refetch();
    };
    const renamed = renamePasskey({ id: subject.id, name });
    void renaming.submit(renamed, text.passkeyRenamed, failure, { refresh: leave });
  };
  const remove = async ({ passkey: { id } }: { passkey: Passkey }) => {
    setBusyPasskeyIds((ids) => [...ids, id]);
    const failure = { orServerMessage: text.passkeyNotRemoved };
    await report(removePasskey(id), text.passkeyRemoved, failure, { refresh: read.refetch });
    setBusyPasskeyIds((ids) => ids.filter((other) => other !== id));
  };

  return (
    <AccountSection title={text.passkeys} description={text.passkeysHint}>
      <PasskeyList
        passkeys={passkeys}
        {...readProps(read)}
        onAdd={accepted ? add : undefined}
        note={
          passkeyProblem && noteOf(passkeyProblem, viewer?.isAdmin === true, providers[0]?.name ?? null, text)
        }
        adding={adding}
        onRename={({ passkey }) => renaming.show(passkey)}
        onRemove={remove}
        busyPasskeyIds={busyPasskeyIds}
      />
      <RenamePasskeyDialog
        {...formProps(renaming)}
        name={renaming.subject?.name ?? ''}
        fieldErrors={renaming.fieldErrors}
        onSubmit={rename}
      />
    </AccountSection>
  );
}
