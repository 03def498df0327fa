/** A person with an account. */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** The URL of a picture, or null. */
  profileImageUrl: string | null;
  isAdmin: boolean;
  /** False while the account is pending approval. */
  isApproved: boolean;
  /** ISO 8601 in UTC. */
  createdAt: string;
}
