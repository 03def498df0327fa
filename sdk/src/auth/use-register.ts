import { useCallback } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { useWrite, type WriteTuple } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import { shareSession } from './share-session.js';
import type { User } from './user.js';
import { userFields } from './user-fields.js';

const REGISTER = graphql(
  `
    mutation Register($input: RegisterInput!) {
      registration: register(input: $input) {
        pendingApproval
        user {
          ...UserFields
        }
      }
    }
  `,
  [userFields],
);

/** A new account. */
export interface Registration {
  /** The email address. It must be unique, ignoring case. */
  email: string;
  /** At least 8 characters. */
  password: string;
  /** The repeated password. If set, it must match `password`. */
  confirmPassword?: string;
  /** First name. */
  firstName?: string;
  /** Last name. */
  lastName?: string;
  /**
   * The setup code that the server printed when it started. Required for the first account if `useRegistrationPolicy`
   * returns `needsSetupCode: true`.
   */
  setupCode?: string;
}

/** The result of a registration. */
export interface RegistrationResult {
  /** Whether an administrator has to approve the account before the user can log in. */
  pendingApproval: boolean;
  /** The new user, who is now logged in; null if the account is pending approval. */
  user: User | null;
}

const SHAPE = {
  mutation: REGISTER,
  variables: (input: Registration) => ({ input }),
  result: ({ registration }: { registration: RegistrationResult }) => registration,
};

/**
 * Creates an account. The user of a planner's first account becomes an administrator and is logged in.
 *
 * @returns a function and its state. The function can reject with a PlannerError: `conflict` if the email address is
 * taken, `forbidden` if registration is closed or the setup code is wrong, or `invalid` if the password is too common.
 * @example
 * const [register] = useRegister();
 * const { pendingApproval } = await register({ email, password });
 */
export function useRegister(): WriteTuple<Registration, RegistrationResult> {
  const planner = usePlanner();
  const [run, state] = useWrite(SHAPE);
  const register = useCallback(
    async (input: Registration) => {
      const registration = await run(input);
      if (registration.user) {
        planner.discardCache();
        shareSession(planner, registration.user);
      }
      return registration;
    },
    [planner, run],
  );
  return [register, state];
}
