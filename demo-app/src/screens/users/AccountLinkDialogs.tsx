import { accountLinkUrl } from '@content-planner/sdk';
import {
  AccountLinkDialog,
  ConfirmDialog,
  InviteUserDialog,
  questionProps,
  useMessages,
} from '@content-planner/ui-kit';
import { formProps } from '../../app/form-props.js';
import { noteUnsavedInput } from '../../app/unsaved-input.js';
import type { useLinkActions } from './use-link-actions.js';
import { userMessages } from './user-messages.js';

/** The dialogs that create, display and revoke invitations and password resets. */
export function AccountLinkDialogs({
  inviting,
  ready,
  revoking,
  invite,
  revoke,
}: Omit<ReturnType<typeof useLinkActions>, 'accountLinks' | 'createReset'>) {
  const text = useMessages(userMessages);
  const { subject: created } = ready;
  const { subject: revoked } = revoking;
  return (
    <>
      <InviteUserDialog {...formProps(inviting)} fieldErrors={inviting.fieldErrors} onSubmit={invite} />
      {created && (
        <AccountLinkDialog
          open={ready.open}
          onOpenChange={ready.onOpenChange}
          onDirtyChange={noteUnsavedInput}
          link={created.link}
          url={accountLinkUrl(window.location.origin, created.link, created.secret)}
        />
      )}
      <ConfirmDialog
        {...questionProps(revoking)}
        title={revoked ? text.revokeTitle(revoked) : ''}
        description={revoked ? text.revokeDescription(revoked) : ''}
        confirmLabel={text.revoke}
        onConfirm={revoke}
      />
    </>
  );
}
