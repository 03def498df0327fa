/** An account. */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  /** Whether the user is an administrator. */
  isAdmin: boolean;
  /** Whether the user can log in. Otherwise, the account awaits approval. */
  isApproved: boolean;
  /** When the account was created, in ISO 8601. */
  createdAt: string;
}

/** The account that a callback is about. */
export interface UserTarget {
  user: User;
}
