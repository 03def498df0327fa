/** A user account. */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** The URL of the user's picture, or null. */
  profileImageUrl: string | null;
  isAdmin: boolean;
  /** False while the account is pending approval. */
  isApproved: boolean;
  /** An ISO 8601 time in UTC. */
  createdAt: string;
  /**
   * Whether the planner requires two-step verification and the user has not set it up. Until the setup is complete, all
   * other requests from the user fail with the reason `twoStepRequired`.
   */
  needsTwoStep: boolean;
}
