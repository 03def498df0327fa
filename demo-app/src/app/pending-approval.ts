/** What somebody whose account waits for approval is told. */
export const PENDING_APPROVAL =
  'Your account is pending approval by an administrator. You will be able to log in once approved.';

/** The state of a navigation to the login after the registration of such an account. */
export const PENDING = { pendingApproval: true };

/** Whether that is how somebody came to a page. */
export const isPending = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'pendingApproval' in state;
