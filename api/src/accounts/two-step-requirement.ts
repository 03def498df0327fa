import type { Config } from '../config.js';
import type { PublicUser } from '../context.js';

/** Whether the server's settings require two-step verification for a user. */
export const isTwoStepRequired = (
  { requireTwoStep }: Pick<Config, 'requireTwoStep'>,
  { isAdmin }: Pick<PublicUser, 'isAdmin'>,
): boolean => requireTwoStep === 'all' || (requireTwoStep === 'administrators' && isAdmin);

/** The user of a session. */
export interface SessionUser {
  viewer: PublicUser;
  /** Whether logging in requires a code. */
  hasTwoStep: boolean;
}

/** Whether the user of a session has to set up two-step verification before they can do anything else. */
export const needsTwoStep = (
  config: Pick<Config, 'requireTwoStep'>,
  { viewer, hasTwoStep }: SessionUser,
): boolean => !hasTwoStep && isTwoStepRequired(config, viewer);
