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
  /** Unique, ignoring case. */
  email: string;
  /** 8 characters or more. */
  password: string;
  /** The password again. If set, it must equal `password`. */
  confirmPassword?: string;
  /** First name. */
  firstName?: string;
  /** Last name. */
  lastName?: string;
  /**
   * The setup code that the server printed. Required for the first account if `needsSetupCode` of
   * `useRegistrationPolicy` is true.
   */
  setupCode?: string;
}

/** The result of a registration. */
export interface RegistrationResult {
  /** Whether an administrator has to approve the account before the user can log in. */
  pendingApproval: boolean;
  /** The user, who is now logged in; null while the account is pending. */
  user: User | null;
}

const SHAPE = {
  mutation: REGISTER,
  variables: (input: Registration) => ({ input }),
  result: ({ registration }: { registration: RegistrationResult }) => registration,
};

/**
 * Creates an account. The first account of a planner becomes its administrator and is logged in.
 *
 * @returns a function that rejects with a PlannerError (`conflict` if the address is taken, `forbidden` if
 *   registration is closed or the setup code is wrong, `invalid` if the password is too common), and its
 *   state
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
