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
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { formProps, useDialog } from '../../app/use-dialog.js';
import { useReport } from '../../app/use-report.js';

/** Returns why the user can't add a passkey on this page, and what to do. */
function noteOf(problem: PasskeyProblem, isAdmin: boolean, provider: string): string {
  switch (problem.reason) {
    case 'turnedOff':
      return `Passkeys are turned off on this planner. Everyone logs in with ${provider}.`;
    case 'planner': {
      const address =
        'Passkeys require an address that begins with https:// and has a host name, or http://localhost on the computer that runs the planner.';
      return `${address} ${isAdmin ? 'Set PUBLIC_URL to such an address.' : 'Ask an administrator to set one up.'}`;
    }
    case 'otherAddress':
      return `Passkeys work only at ${problem.rpId}. Open the planner there to add one.`;
    case 'browser':
      return 'This browser doesn’t support passkeys. Open the planner in a current version of Chrome, Edge, Firefox or Safari.';
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

  const add = () => {
    const failure = { orServerMessage: 'Failed to add the passkey' };
    void report(addPasskey(), (passkey) => passkey && { title: 'Passkey added successfully' }, failure);
  };
  const rename = ({ values: { name } }: { values: RenamePasskeyValues }) => {
    const { subject } = renaming;
    if (!subject) return;
    const failure = { orServerMessage: 'Failed to rename the passkey' };
    const leave = () => {
      renaming.close();
      read.refetch();
    };
    const renamed = renamePasskey({ id: subject.id, name });
    void renaming.submit(renamed, 'Passkey renamed successfully', failure, { refresh: leave });
  };
  const remove = async ({ passkey: { id } }: { passkey: Passkey }) => {
    setBusyPasskeyIds((ids) => [...ids, id]);
    const failure = { orServerMessage: 'Failed to remove the passkey' };
    await report(removePasskey(id), 'Passkey removed successfully', failure, { refresh: read.refetch });
    setBusyPasskeyIds((ids) => ids.filter((other) => other !== id));
  };

  return (
    <AccountSection
      title="Passkeys"
      description="Log in with your fingerprint, face or screen lock, without a password or a code."
    >
      <PasskeyList
        passkeys={passkeys}
        {...readProps(read)}
        onAdd={accepted ? add : undefined}
        note={
          passkeyProblem &&
          noteOf(passkeyProblem, viewer?.isAdmin === true, providers[0]?.name ?? 'single sign-on')
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
