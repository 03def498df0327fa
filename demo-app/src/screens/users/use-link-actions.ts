import {
  type CreatedAccountLink,
  useAccountLinks,
  useCreateInvitation,
  useCreatePasswordReset,
  useRevokeAccountLink,
} from '@content-planner/sdk';
import {
  type AccountLink,
  type InvitationValues,
  type User,
  useDialog,
  useMessages,
  useReport,
} from '@content-planner/ui-kit';
import { userMessages } from './user-messages.js';

/**
 * Returns the invitations and password resets that still work, the dialogs about them, and functions that create and
 * revoke them.
 *
 * @param refresh refetches the users if a user no longer exists
 */
export function useLinkActions({ refresh }: { refresh: () => void }) {
  const { accountLinks, refetch } = useAccountLinks();
  const [createInvitation] = useCreateInvitation();
  const [createPasswordReset] = useCreatePasswordReset();
  const [revokeAccountLink] = useRevokeAccountLink();
  const inviting = useDialog();
  const ready = useDialog<CreatedAccountLink>();
  const revoking = useDialog<AccountLink>();
  const report = useReport();
  const text = useMessages(userMessages);

  const invite = async ({ values }: { values: InvitationValues }) => {
    const created = createInvitation(values.email);
    const failure = { orServerMessage: text.invitationFailed };
    if (await inviting.submit(created, null, failure)) ready.show(await created);
  };
  const createReset = async (user: User) => {
    const created = createPasswordReset(user.id);
    const failure = { orServerMessage: text.passwordResetFailed };
    const isCreated = await report(created, null, failure, { refresh });
    if (isCreated) ready.show(await created);
    return isCreated;
  };
  const revoke = () => {
    if (!revoking.subject) return;
    const failure = { orServerMessage: text.revokeFailed };
    const leave = () => {
      revoking.close();
      refetch();
    };
    const revocation = revokeAccountLink(revoking.subject.id);
    void revoking.submit(revocation, text.revoked, failure, { refresh: leave });
  };
  return { accountLinks, inviting, ready, revoking, invite, createReset, revoke };
}
