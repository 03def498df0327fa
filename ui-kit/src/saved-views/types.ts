/** The views of every planner: all entries, those of the viewer, and the late ones. */
export type BuiltInView = 'all' | 'mine' | 'late';

/** A saved view, as the view menu displays it. The application decides what the view contains. */
export interface SavedView {
  id: string;
  name: string;
  /** Whether all users can see the view. If not, only its creator can. */
  isTeam: boolean;
  /** Whether the user can update, rename, share and delete the view. */
  canEdit: boolean;
}
