import { accountLinkUrl } from '@content-planner/sdk';
import { AccountLinkDialog, ConfirmDialog, InviteUserDialog } from '@content-planner/ui-kit';
import { noteUnsavedInput } from '../../app/unsaved-input.js';
import { formProps, questionProps } from '../../app/use-dialog.js';
import type { useLinkActions } from './use-link-actions.js';

/** The dialogs that create, display and revoke invitations and password resets. */
export function AccountLinkDialogs({
  inviting,
  ready,
  revoking,
  invite,
  revoke,
}: Omit<ReturnType<typeof useLinkActions>, 'accountLinks' | 'createReset'>) {
  const { subject: created } = ready;
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
        title={revoking.subject?.kind === 'passwordReset' ? 'Revoke Password Reset' : 'Revoke Invitation'}
        description={`The link for ${revoking.subject?.email} will stop working immediately.`}
        confirmLabel="Revoke"
        onConfirm={revoke}
      />
    </>
  );
}
