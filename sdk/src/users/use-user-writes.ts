import type { User } from '../auth/user.js';
import { userFields } from '../auth/user-fields.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';

const CREATE = graphql(
  `
    mutation CreateUser($input: UserInput!) {
      user: createUser(input: $input) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const UPDATE = graphql(
  `
    mutation UpdateUser($id: ID!, $input: UserUpdateInput!) {
      user: updateUser(id: $id, input: $input) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const SET_ADMIN = graphql(
  `
    mutation SetUserAdmin($id: ID!, $isAdmin: Boolean!) {
      user: setUserAdmin(id: $id, isAdmin: $isAdmin) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const SET_APPROVED = graphql(
  `
    mutation SetUserApproved($id: ID!, $isApproved: Boolean!) {
      user: setUserApproved(id: $id, isApproved: $isApproved) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const DELETE = graphql(`
  mutation DeleteUser($id: ID!) {
    deleteUser(id: $id)
  }
`);

const UPDATE_PROFILE = graphql(
  `
    mutation UpdateProfile($input: ProfileInput!) {
      user: updateProfile(input: $input) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($current: String!, $new: String!) {
    changePassword(current: $current, new: $new)
  }
`);

const SET_PASSWORD = graphql(`
  mutation SetPassword($password: String!) {
    setPassword(password: $password)
  }
`);

/** A new account. */
export interface UserInput {
  /** The email address. It must be unique, ignoring case. */
  email: string;
  /** At least 8 characters. */
  password: string;
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /**
   * Whether the user is an administrator.
   * @default false
   */
  isAdmin?: boolean;
  /**
   * Whether the user can log in immediately.
   * @default true
   */
  isApproved?: boolean;
}

/** The changes to an account. Omitted fields don't change. */
export interface UserUpdate {
  /** The email address. It must be unique, ignoring case. */
  email?: string;
  /** At least 8 characters. An empty string keeps the current password. */
  password?: string;
  /** First name; null clears it. */
  firstName?: string | null;
  /** Last name; null clears it. */
  lastName?: string | null;
  /** The current password. Required when users change their own email address or password. */
  currentPassword?: string;
}

/** The changes to the viewer's own account. Omitted fields don't change. */
export type ProfileUpdate = Omit<UserUpdate, 'password'>;

/**
 * Creates accounts. Administrators only.
 *
 * @returns a function and its state. The function resolves to the new account with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `recentLoginRequired` for an administrator, `invalid`, or `conflict` if the email address is
 * taken.
 * @example
 * const [createUser] = useCreateUser();
 * await createUser({ email, password });
 */
export const useCreateUser: () => WriteTuple<UserInput, User & Changed> = writeHook({
  mutation: CREATE,
  variables: (input) => ({ input }),
  result: ({ user }, changed) => ({ ...user, ...changed }),
});

/**
 * Updates an account's email address, names or password. Administrators only.
 *
 * @returns a function and its state. The function resolves to the updated account with a `changeId`. It can reject with
 * a PlannerError: `forbidden`, `recentLoginRequired` for another user's email address or password, `invalid`, `notFound`,
 * `conflict` if the email address is taken, or `rateLimited` after
 * too many wrong passwords.
 * @example
 * const [updateUser] = useUpdateUser();
 * await updateUser({ id, input: { firstName: 'Maya' } });
 */
export const useUpdateUser: () => WriteTuple<{ id: string; input: UserUpdate }, User & Changed> = writeHook({
  mutation: UPDATE,
  variables: (change) => change,
  result: ({ user }, changed) => ({ ...user, ...changed }),
});

/**
 * Grants or revokes administrator rights. Administrators only.
 *
 * @returns a function and its state. The function resolves to the updated account with a `changeId`. It can reject with
 * a PlannerError: `forbidden`, `recentLoginRequired`, `notFound`, or `conflict` for the last administrator.
 * @example
 * const [setUserAdmin] = useSetUserAdmin();
 * await setUserAdmin({ id, isAdmin: true });
 */
export const useSetUserAdmin: () => WriteTuple<{ id: string; isAdmin: boolean }, User & Changed> = writeHook({
  mutation: SET_ADMIN,
  variables: (change) => change,
  result: ({ user }, changed) => ({ ...user, ...changed }),
});

/**
 * Approves accounts or revokes their approval. Revoking the approval ends an account's sessions. Administrators only.
 *
 * @returns a function and its state. The function resolves to the updated account with a `changeId`. It can reject with
 * a PlannerError: `forbidden`, `notFound`, or `conflict` for the last administrator.
 * @example
 * const [setUserApproved] = useSetUserApproved();
 * await setUserApproved({ id, isApproved: true });
 */
export const useSetUserApproved: () => WriteTuple<{ id: string; isApproved: boolean }, User & Changed> =
  writeHook({
    mutation: SET_APPROVED,
    variables: (change) => change,
    result: ({ user }, changed) => ({ ...user, ...changed }),
  });

/**
 * Deletes accounts, including their sessions and column preferences. Entries are kept. Administrators only.
 *
 * @returns a function and its state. The function takes the account's id and resolves to `{ changeId }`. It can reject
 * with a PlannerError: `forbidden`, `notFound`, or `conflict` for the last administrator.
 * @example
 * const [deleteUser] = useDeleteUser();
 * await deleteUser(user.id);
 */
export const useDeleteUser: () => WriteTuple<string, Changed> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: (_, changed) => changed,
});

/**
 * Updates the logged-in user's names or email address. A new email address requires the current password and ends the
 * user's other sessions.
 *
 * @returns a function and its state. The function resolves to the updated account with a `changeId`. It can reject with
 * a PlannerError: `unauthorized`, `invalid` if the current password is missing or wrong, `conflict` if the email
 * address is taken, or `rateLimited` after too many wrong passwords.
 * @example
 * const [updateProfile] = useUpdateProfile();
 * await updateProfile({ firstName: 'Maya' });
 */
export const useUpdateProfile: () => WriteTuple<ProfileUpdate, User & Changed> = writeHook({
  mutation: UPDATE_PROFILE,
  variables: (input) => ({ input }),
  result: ({ user }, changed) => ({ ...user, ...changed }),
});

/**
 * Changes the logged-in user's password and ends their other sessions.
 *
 * @returns a function and its state. The function resolves to `{ changeId }`. It can reject with a PlannerError:
 * `unauthorized`, `invalid` if the current password is wrong, or `rateLimited` after too many wrong passwords.
 * @example
 * const [changePassword] = useChangePassword();
 * await changePassword({ current, new: next });
 */
export const useChangePassword: () => WriteTuple<{ current: string; new: string }, Changed> = writeHook({
  mutation: CHANGE_PASSWORD,
  variables: (passwords) => passwords,
  result: (_, changed) => changed,
});

/**
 * Sets the logged-in user's first password if the account was created through single sign-on. Ends the user's other
 * sessions.
 *
 * @returns a function and its state. The function takes the password and resolves to `{ changeId }`. It can reject with
 * a PlannerError: `recentLoginRequired`, `invalid` if the password is weak, `conflict` if the user already has a
 * password, or `forbidden` if the planner does not accept passwords.
 * @example
 * const [setPassword] = useSetPassword();
 * await setPassword(password);
 */
export const useSetPassword: () => WriteTuple<string, Changed> = writeHook({
  mutation: SET_PASSWORD,
  variables: (password) => ({ password }),
  result: (_, changed) => changed,
});
