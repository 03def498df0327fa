import type { User } from '../auth/user.js';
import { userFields } from '../auth/user-fields.js';
import { type WriteTuple, writeHook } from '../client/use-write.js';
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

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($current: String!, $new: String!) {
    changePassword(current: $current, new: $new)
  }
`);

/** An account that an administrator creates. */
export interface UserInput {
  /** No other account may have it; case does not matter. */
  email: string;
  /** 8 characters or more. */
  password: string;
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /**
   * Whether the account administers the planner.
   * @default false
   */
  isAdmin?: boolean;
  /**
   * Whether it may log in at once.
   * @default true
   */
  isApproved?: boolean;
}

/** What to change of an account; what is left out stays. */
export interface UserUpdate {
  /** No other account may have it; case does not matter. */
  email?: string;
  /** 8 characters or more; blank keeps the current one. */
  password?: string;
  /** First name; null clears it. */
  firstName?: string | null;
  /** Last name; null clears it. */
  lastName?: string | null;
  /** The current password; required to change your own email address or password. */
  currentPassword?: string;
}

/**
 * Creates accounts. Administrators only.
 *
 * @returns a function that resolves to the new account and rejects with a PlannerError (`forbidden`, `invalid`,
 * `conflict` when the address is taken), and its state
 * @example
 * const [createUser] = useCreateUser();
 * await createUser({ email, password });
 */
export const useCreateUser: () => WriteTuple<UserInput, User> = writeHook({
  mutation: CREATE,
  variables: (input) => ({ input }),
  result: ({ user }) => user,
});

/**
 * Changes an account's address, names or password. Administrators only.
 *
 * @returns a function that resolves to the changed account and rejects with a PlannerError (`forbidden`, `invalid`,
 * `notFound`, `conflict` when the address is taken, `rateLimited` after too many wrong current passwords), and its state
 * @example
 * const [updateUser] = useUpdateUser();
 * await updateUser({ id, input: { firstName: 'Maya' } });
 */
export const useUpdateUser: () => WriteTuple<{ id: string; input: UserUpdate }, User> = writeHook({
  mutation: UPDATE,
  variables: (change) => change,
  result: ({ user }) => user,
});

/**
 * Makes users administrators, or takes it away; the last one stays (`conflict`). Administrators only.
 *
 * @returns a function that resolves to the changed account and rejects with a PlannerError (`forbidden`, `notFound`,
 * `conflict`), and its state
 * @example
 * const [setUserAdmin] = useSetUserAdmin();
 * await setUserAdmin({ id, isAdmin: true });
 */
export const useSetUserAdmin: () => WriteTuple<{ id: string; isAdmin: boolean }, User> = writeHook({
  mutation: SET_ADMIN,
  variables: (change) => change,
  result: ({ user }) => user,
});

/**
 * Approves users, or takes the approval and their sessions away. Administrators only.
 *
 * @returns a function that resolves to the changed account and rejects with a PlannerError (`forbidden`, `notFound`,
 * `conflict` for the last administrator), and its state
 * @example
 * const [setUserApproved] = useSetUserApproved();
 * await setUserApproved({ id, isApproved: true });
 */
export const useSetUserApproved: () => WriteTuple<{ id: string; isApproved: boolean }, User> = writeHook({
  mutation: SET_APPROVED,
  variables: (change) => change,
  result: ({ user }) => user,
});

/**
 * Deletes accounts with their sessions and column preferences; what they logged stays. Administrators only.
 *
 * @returns a function from the account's id that rejects with a PlannerError (`forbidden`, `notFound`, `conflict`
 * for the last administrator), and its state
 * @example
 * const [deleteUser] = useDeleteUser();
 * await deleteUser(user.id);
 */
export const useDeleteUser: () => WriteTuple<string, void> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: () => {},
});

/**
 * Changes one's own password and ends one's other sessions. Fails with `invalid` when the current one
 * is another.
 *
 * @returns a function that rejects with a PlannerError (`unauthorized`, `invalid`, `rateLimited` after too many
 * wrong ones), and its state
 * @example
 * const [changePassword] = useChangePassword();
 * await changePassword({ current, new: next });
 */
export const useChangePassword: () => WriteTuple<{ current: string; new: string }, void> = writeHook({
  mutation: CHANGE_PASSWORD,
  variables: (passwords) => passwords,
  result: () => {},
});
