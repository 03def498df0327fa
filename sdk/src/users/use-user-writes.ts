import { type User, userFields } from '../auth/user-fields.js';
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
  email: string;
  /** 8 characters or more. */
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  /** @default false */
  isAdmin?: boolean;
  /** @default true */
  isApproved?: boolean;
}

/** What to change of an account; what is left out stays. */
export interface UserUpdate {
  email?: string;
  /** Blank keeps the current one. */
  password?: string;
  firstName?: string | null;
  lastName?: string | null;
}

/**
 * Creates accounts. Administrators only.
 *
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
 * @example
 * const [changePassword] = useChangePassword();
 * await changePassword({ current, new: next });
 */
export const useChangePassword: () => WriteTuple<{ current: string; new: string }, void> = writeHook({
  mutation: CHANGE_PASSWORD,
  variables: (passwords) => passwords,
  result: () => {},
});
