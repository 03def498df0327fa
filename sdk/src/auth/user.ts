/** A person with an account. */
export interface User {
  id: string;
  email: string;
  /** Null if it was not given. */
  firstName: string | null;
  /** Null if it was not given. */
  lastName: string | null;
  /** The address of a picture; null if there is none. */
  profileImageUrl: string | null;
  isAdmin: boolean;
  /** False while the account waits for an administrator. */
  isApproved: boolean;
  /** ISO 8601 in UTC. */
  createdAt: string;
}
