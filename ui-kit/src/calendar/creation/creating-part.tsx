import { type FeaturePart, overlay } from '../../entries/feature.js';
import { CreationLayer } from './CreationLayer.js';
import type { CreatingOptions } from './creating.js';
import { draftState } from './creation-state.js';
import { withDraft } from './draft-entry.js';

const drawn = [overlay(draftState, withDraft)];

/** The parts of `creating` that load on demand. */
export const creatingPart = (options: CreatingOptions): FeaturePart => ({
  drawn,
  layer: <CreationLayer {...options} />,
});
