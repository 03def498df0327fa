/** An account. */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  /** Whether the user is an administrator. */
  isAdmin: boolean;
  /** Whether the user can log in. If false, the account is waiting for approval. */
  isApproved: boolean;
  /** The time when the account was created, in ISO 8601 format. */
  createdAt: string;
}

/** The argument of callbacks that concern one account. */
export interface UserTarget {
  user: User;
}
