import type { SavedView } from './types.js';

const NAMES = ['Lumen launch', 'Podcasts, whole year', 'Festival, all brands', 'What clients see'];

/** Two personal views and two team views, one of which another user created. */
export const storyViews: readonly SavedView[] = NAMES.map((name, place) => ({
  id: `view-${place + 1}`,
  name,
  isTeam: place > 1,
  canEdit: place !== 3,
}));
