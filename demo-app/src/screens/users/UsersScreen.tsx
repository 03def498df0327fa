import {
  useCreateUser,
  useDeleteUser,
  useSetUserAdmin,
  useSetUserApproved,
  useUpdateUser,
  useUsers,
} from '@content-planner/sdk';
import {
  AddUserDialog,
  Button,
  DeleteUserDialog,
  EditUserDialog,
  type EditUserValues,
  type NewUserValues,
  PageHeader,
  type User,
  UserLists,
  useToast,
} from '@content-planner/ui-kit';
import { Plus } from 'lucide-react';
import { fieldMessages } from '../../app/field-messages.js';
import { useDialog } from '../../app/use-dialog.js';
import { useReport } from '../../app/use-report.js';

/** /admin/users (spec, section 2). */
export default function UsersScreen() {
  const { users, loading, error, refetch } = useUsers();
  const [createUser, creation] = useCreateUser();
  const [updateUser, update] = useUpdateUser();
  const [setUserAdmin] = useSetUserAdmin();
  const [setUserApproved] = useSetUserApproved();
  const [deleteUser, deletion] = useDeleteUser();
  const adding = useDialog<never>();
  const editing = useDialog<User>();
  const deleting = useDialog<User>();
  const report = useReport();
  const toast = useToast();

  const add = async ({ values }: { values: NewUserValues }) => {
    const failure = { orServerMessage: 'Failed to create user' };
    if (await report(createUser(values), 'User created successfully', failure)) adding.close();
  };
  const save = async ({ user, values }: { user: User; values: EditUserValues }) => {
    const change = updateUser({ id: user.id, input: values });
    const failure = { orServerMessage: 'Failed to update user information' };
    if (await report(change, 'User information updated successfully', failure)) editing.close();
  };
  const remove = async ({ user }: { user: User }) => {
    const failure = { orServerMessage: 'Failed to delete user' };
    if (await report(deleteUser(user.id), 'User deleted successfully', failure)) deleting.close();
  };

  return (
    <>
      <PageHeader
        title="User Management"
        actions={
          <Button variant="primary" icon={<Plus size={16} />} onClick={() => adding.show(null)}>
            Add New User
          </Button>
        }
      />
      <UserLists
        users={users}
        loading={loading}
        error={error !== null}
        onRetry={refetch}
        onApprove={({ user }) =>
          report(setUserApproved({ id: user.id, isApproved: true }), 'User approved successfully', {
            orServerMessage: 'Failed to update user approval status',
          })
        }
        onReject={({ user }) =>
          report(deleteUser(user.id), 'User rejected successfully', {
            orServerMessage: 'Failed to update user approval status',
          })
        }
        onAdminChange={({ user, isAdmin }) =>
          report(setUserAdmin({ id: user.id, isAdmin }), 'User role updated successfully', {
            orServerMessage: 'Failed to update user role',
          })
        }
        onEdit={({ user }) => editing.show(user)}
        onDelete={({ user }) => deleting.show(user)}
      />
      <AddUserDialog
        open={adding.open}
        onOpenChange={adding.onOpenChange}
        busy={creation.busy}
        fieldErrors={fieldMessages(creation.error)}
        onInvalid={toast}
        onSubmit={add}
      />
      <EditUserDialog
        open={editing.open}
        onOpenChange={editing.onOpenChange}
        user={editing.subject}
        busy={update.busy}
        fieldErrors={fieldMessages(update.error)}
        onSubmit={save}
      />
      <DeleteUserDialog
        open={deleting.open}
        onOpenChange={deleting.onOpenChange}
        user={deleting.subject}
        busy={deletion.busy}
        onConfirm={remove}
      />
    </>
  );
}
