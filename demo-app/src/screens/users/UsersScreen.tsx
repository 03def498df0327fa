import {
  readProps,
  useCreateUser,
  useDeleteUser,
  usePersonEntryCount,
  useSetUserAdmin,
  useSetUserApproved,
  useUpdateUser,
  useUsers,
  useViewer,
} from '@content-planner/sdk';
import {
  AddUserDialog,
  Button,
  ConfirmDialog,
  DeleteUserDialog,
  EditUserDialog,
  type EditUserValues,
  type NewUserValues,
  PageHeader,
  questionProps,
  type User,
  UserLists,
  useDialog,
  useMessages,
  useReport,
  useToast,
} from '@content-planner/ui-kit';
import { MailPlus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { appMessages } from '../../app/app-messages.js';
import { formProps } from '../../app/form-props.js';
import { useTitle } from '../../app/use-title.js';
import { AccountLinkDialogs } from './AccountLinkDialogs.js';
import { EndSessionsQuestion } from './EndSessionsQuestion.js';
import { HandOverDialog } from './HandOverDialog.js';
import { ResetTwoStepQuestion } from './ResetTwoStepQuestion.js';
import { RoleQuestion } from './RoleQuestion.js';
import { useLinkActions } from './use-link-actions.js';
import { userMessages } from './user-messages.js';

/** /admin/users. */
export default function UsersScreen() {
  const { users, ...read } = useUsers();
  const { viewer } = useViewer();
  const [createUser] = useCreateUser();
  const [updateUser] = useUpdateUser();
  const [setUserAdmin] = useSetUserAdmin();
  const [setUserApproved] = useSetUserApproved();
  const [deleteUser] = useDeleteUser();
  const adding = useDialog();
  const editing = useDialog<User>();
  const [busyUserIds, setBusyUserIds] = useState<readonly string[]>([]);
  const rejecting = useDialog<User>();
  const changingRole = useDialog<User>();
  const deleting = useDialog<User>();
  const endingSessions = useDialog<User>();
  const resettingTwoStep = useDialog<User>();
  const handingOver = useDialog<User>();
  const { count: entryCount } = usePersonEntryCount(deleting.open ? (deleting.subject?.id ?? null) : null);
  const report = useReport();
  const toast = useToast();
  const text = useMessages(userMessages);
  const title = useMessages(appMessages).users;
  useTitle(title);

  const gone = { refresh: read.refetch };
  const links = useLinkActions({ refresh: read.refetch });

  const add = ({ values }: { values: NewUserValues }) => {
    const failure = { orServerMessage: text.createFailed };
    return adding.submit(createUser(values), text.created, failure);
  };
  const save = ({ user, values }: { user: User; values: EditUserValues }) => {
    const change = updateUser({ id: user.id, input: values });
    const failure = { orServerMessage: text.updateFailed };
    return editing.submit(change, text.updated, failure, gone);
  };
  const approvalFailure = { orServerMessage: text.approvalFailed };
  /** Disables a row's buttons until its change is complete. */
  const whileBusy = async ({ id }: User, reported: Promise<boolean>) => {
    setBusyUserIds((ids) => [...ids, id]);
    await reported;
    setBusyUserIds((ids) => ids.filter((other) => other !== id));
  };
  const approve = ({ user }: { user: User }) => {
    const change = setUserApproved({ id: user.id, isApproved: true });
    void whileBusy(user, report(change, text.approved, approvalFailure, gone));
  };
  const reject = (user: User) => {
    rejecting.close();
    const change = deleteUser(user.id);
    void whileBusy(user, report(change, text.rejected, approvalFailure, gone));
  };
  const changeRole = (user: User) => {
    changingRole.close();
    const failure = { orServerMessage: text.roleNotChanged };
    const change = setUserAdmin({ id: user.id, isAdmin: !user.isAdmin });
    void whileBusy(user, report(change, text.roleChanged, failure, gone));
  };
  const leaveQuestion = () => {
    deleting.close();
    read.refetch();
  };
  const remove = ({ user }: { user: User }) => {
    const failure = { orServerMessage: text.deleteFailed };
    const leave = { refresh: leaveQuestion };
    return deleting.submit(deleteUser(user.id), text.deleted, failure, leave);
  };

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Button icon={<MailPlus size={16} />} onClick={() => links.inviting.show(null)}>
              {text.invite}
            </Button>
            <Button variant="primary" icon={<UserPlus size={16} />} onClick={() => adding.show(null)}>
              {text.add}
            </Button>
          </>
        }
      />
      <UserLists
        users={users}
        {...readProps(read)}
        busyUserIds={busyUserIds}
        onApprove={approve}
        onReject={({ user }) => rejecting.show(user)}
        onAdminChange={({ user }) => changingRole.show(user)}
        onEdit={({ user }) => editing.show(user)}
        onDelete={({ user }) => deleting.show(user)}
        onResetPassword={({ user }) => void whileBusy(user, links.createReset(user))}
        ownUserId={viewer?.id}
        accountLinks={links.accountLinks}
        onRevokeLink={({ link }) => links.revoking.show(link)}
        onHandOver={({ user }) => handingOver.show(user)}
        onEndSessions={({ user }) => endingSessions.show(user)}
        onResetTwoStep={({ user }) => resettingTwoStep.show(user)}
      />
      <AccountLinkDialogs {...links} />
      <AddUserDialog
        {...formProps(adding)}
        fieldErrors={adding.fieldErrors}
        onInvalid={toast}
        onSubmit={add}
      />
      <EditUserDialog
        {...formProps(editing)}
        user={editing.subject}
        isOwnAccount={editing.subject?.id === viewer?.id}
        fieldErrors={editing.fieldErrors}
        onSubmit={save}
      />
      <ConfirmDialog
        {...questionProps(rejecting)}
        title={text.rejectTitle}
        description={text.rejectDescription({ email: rejecting.subject?.email ?? '' })}
        confirmLabel={text.reject}
        onConfirm={() => rejecting.subject && reject(rejecting.subject)}
      />
      <RoleQuestion
        {...changingRole}
        isOwnAccount={changingRole.subject?.id === viewer?.id}
        onConfirm={changeRole}
      />
      <EndSessionsQuestion
        dialog={endingSessions}
        isOwnAccount={endingSessions.subject?.id === viewer?.id}
        refresh={read.refetch}
      />
      <ResetTwoStepQuestion dialog={resettingTwoStep} refresh={read.refetch} />
      <HandOverDialog dialog={handingOver} users={users} />
      <DeleteUserDialog
        {...questionProps(deleting)}
        user={deleting.subject}
        entryCount={entryCount ?? 0}
        onConfirm={remove}
        onHandOver={({ user }) => {
          deleting.close();
          handingOver.show(user);
        }}
      />
    </>
  );
}
