/** The navigation state for the login page after a registration that requires approval. */
export const PENDING = { pendingApproval: true };

/** Returns whether a navigation state is `PENDING`. */
export const isPending = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'pendingApproval' in state;
