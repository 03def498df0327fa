import { defineMessages } from '@content-planner/ui-kit';

/** The message for users whose account is pending approval. */
export const pendingApprovalMessages = defineMessages('pendingApproval', {
  pending: 'Your account is pending approval by an administrator. You will be able to log in once approved.',
});
