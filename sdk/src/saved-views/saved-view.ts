import type { Person } from '../core/conflicts.js';

/** A saved view. It contains the calendar's filters, view type (such as `month`) and appearance. */
export interface SavedView {
  id: string;
  name: string;
  /** Whether the view belongs to the team. A personal view is visible only to its creator. */
  isShared: boolean;
  /** The view's URL parameters without `?`, for `fromSearchParams`. */
  state: string;
  /** The person who created the view. Null if the account is deleted. */
  createdBy: Person | null;
  /** Whether the viewer created the view. */
  isOwn: boolean;
  /**
   * Whether the viewer can update and delete the view. The creator can always do so, and administrators can do so for
   * team views.
   */
  canEdit: boolean;
  /** Increases with each change. Updates must contain the version that the user edited. */
  version: number;
  /** An ISO 8601 time in UTC. */
  createdAt: string;
  /** An ISO 8601 time in UTC. */
  updatedAt: string;
}
