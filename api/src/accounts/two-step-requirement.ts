import type { Config } from '../config.js';
import type { PublicUser } from '../context.js';

/** Whether the server's settings require two-step verification for a user. */
export const isTwoStepRequired = (
  { requireTwoStep }: Pick<Config, 'requireTwoStep'>,
  { isAdmin }: Pick<PublicUser, 'isAdmin'>,
): boolean => requireTwoStep === 'all' || (requireTwoStep === 'administrators' && isAdmin);

/** The ways to log in, as stored in the column `sessions.login_method`. */
export const LOGIN_METHODS = ['password', 'passkey', 'singleSignOn'] as const;

/** How a user logged in. */
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** The user of a session. */
export interface SessionUser {
  viewer: PublicUser;
  /** Whether logging in with the password requires a code. */
  hasTwoStep: boolean;
  /** How the session started. */
  loginMethod: LoginMethod;
}

/**
 * Whether the user of a session has to set up two-step verification before they can do anything else. For users who log
 * in with single sign-on, the second factor is the provider's responsibility. These users might not even have a
 * password, which the setup requires.
 */
export const needsTwoStep = (
  config: Pick<Config, 'requireTwoStep'>,
  { viewer, hasTwoStep, loginMethod }: SessionUser,
): boolean => !hasTwoStep && loginMethod === 'password' && isTwoStepRequired(config, viewer);
