/** The message for users whose account is pending approval. */
export const PENDING_APPROVAL =
  'Your account is pending approval by an administrator. You will be able to log in once approved.';

/** The navigation state for the login page after a registration that requires approval. */
export const PENDING = { pendingApproval: true };

/** Returns whether a navigation state is `PENDING`. */
export const isPending = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'pendingApproval' in state;
