import { featureState } from '../../entries/feature-state.js';

/** The ids of the selected entries. */
export const selectedState = featureState<readonly string[]>([]);
