import { useCallback } from 'react';
import { type User, userFields } from '../auth/user-fields.js';
import { useWrite, type Write } from '../client/use-write.js';
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
  firstName?: string;
  lastName?: string;
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
  firstName?: string;
  lastName?: string;
}

/**
 * Creates accounts. Administrators only.
 *
 * @example
 * const [createUser] = useCreateUser();
 * await createUser({ email, password });
 */
export function useCreateUser(): [(input: UserInput) => Promise<User>, Write] {
  const [run, state] = useWrite(CREATE);
  const create = useCallback(async (input: UserInput) => (await run({ input })).user, [run]);
  return [create, state];
}

/**
 * Changes an account's address, names or password. Administrators only.
 *
 * @example
 * const [updateUser] = useUpdateUser();
 * await updateUser({ id, input: { firstName: 'Maya' } });
 */
export function useUpdateUser(): [(update: { id: string; input: UserUpdate }) => Promise<User>, Write] {
  const [run, state] = useWrite(UPDATE);
  const update = useCallback(
    async (changes: { id: string; input: UserUpdate }) => (await run(changes)).user,
    [run],
  );
  return [update, state];
}

/**
 * Makes users administrators, or takes it away; the last one stays (`conflict`). Administrators only.
 *
 * @example
 * const [setUserAdmin] = useSetUserAdmin();
 * await setUserAdmin({ id, isAdmin: true });
 */
export function useSetUserAdmin(): [(change: { id: string; isAdmin: boolean }) => Promise<User>, Write] {
  const [run, state] = useWrite(SET_ADMIN);
  const set = useCallback(
    async (change: { id: string; isAdmin: boolean }) => (await run(change)).user,
    [run],
  );
  return [set, state];
}

/**
 * Approves users, or takes the approval and their sessions away. Administrators only.
 *
 * @example
 * const [setUserApproved] = useSetUserApproved();
 * await setUserApproved({ id, isApproved: true });
 */
export function useSetUserApproved(): [
  (change: { id: string; isApproved: boolean }) => Promise<User>,
  Write,
] {
  const [run, state] = useWrite(SET_APPROVED);
  const set = useCallback(
    async (change: { id: string; isApproved: boolean }) => (await run(change)).user,
    [run],
  );
  return [set, state];
}

/**
 * Deletes accounts with their sessions and column preferences; what they logged stays. Administrators only.
 *
 * @example
 * const [deleteUser] = useDeleteUser();
 * await deleteUser(user.id);
 */
export function useDeleteUser(): [(id: string) => Promise<void>, Write] {
  const [run, state] = useWrite(DELETE);
  const remove = useCallback(
    async (id: string) => {
      await run({ id });
    },
    [run],
  );
  return [remove, state];
}

/**
 * Changes one's own password and ends one's other sessions. Fails with `invalid` when the current one
 * is another.
 *
 * @example
 * const [changePassword] = useChangePassword();
 * await changePassword({ current, new: next });
 */
export function useChangePassword(): [(passwords: { current: string; new: string }) => Promise<void>, Write] {
  const [run, state] = useWrite(CHANGE_PASSWORD);
  const change = useCallback(
    async (passwords: { current: string; new: string }) => {
      await run(passwords);
    },
    [run],
  );
  return [change, state];
}
