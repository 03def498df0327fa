import { featureState } from '../../entries/feature-state.js';
import type { QuickEntry } from './QuickCreate.js';

/** The entry that the user is creating. */
export const draftState = featureState<QuickEntry | null>(null);
