/** The message for users whose account is pending approval. */
export const PENDING_APPROVAL =
  'Your account is pending approval by an administrator. You will be able to log in once approved.';

/** The state of the navigation to the login after such a registration. */
export const PENDING = { pendingApproval: true };

/** Whether a navigation has that state. */
export const isPending = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'pendingApproval' in state;
