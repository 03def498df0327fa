/** An account. */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  /** Administers the planner. */
  isAdmin: boolean;
  /** May log in; until then the account awaits approval. */
  isApproved: boolean;
  /** The instant of its creation, in ISO 8601. */
  createdAt: string;
}

/** What a dialog gives that concerns one account. */
export interface UserTarget {
  user: User;
}
