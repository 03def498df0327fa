import {
  readProps,
  useAddPasskey,
  useLoginOptions,
  usePasskeys,
  useRemovePasskey,
  useRenamePasskey,
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

/**
 * The section with the logged-in user's passkeys. If there are no passkeys, the section is displayed only if the user
 * can add one on this page.
 */
export function OwnPasskeys() {
  const { passkeys: accepted } = useLoginOptions();
  const { passkeys, ...read } = usePasskeys({ refreshOnFocus: true });
  const [addPasskey, { busy: adding }] = useAddPasskey();
  const [renamePasskey] = useRenamePasskey();
  const [removePasskey] = useRemovePasskey();
  const [busyPasskeyIds, setBusyPasskeyIds] = useState<readonly string[]>([]);
  const renaming = useDialog<Passkey>();
  const report = useReport();
  if (accepted === null && passkeys.length === 0) return null;

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
