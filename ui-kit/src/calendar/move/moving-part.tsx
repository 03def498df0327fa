import { type FeaturePart, overlay } from '../../entries/feature.js';
import { CalendarMoves } from './CalendarMoves.js';
import { moveAction } from './move-action.js';
import { withOverlay } from './move-overlay.js';
import { moveState } from './move-state.js';
import type { MovingOptions } from './moving.js';
import { stepActions } from './step-actions.js';
import { movableBy } from './use-moves.js';

const overlays = [overlay(moveState, withOverlay)];

/** The parts of {@link moving} that load on demand. */
export const movingPart = (options: MovingOptions): FeaturePart => {
  const canMove = movableBy(options);
  return {
    overlays,
    actions: (entry, site) => (canMove(entry) ? [moveAction(entry, site), ...stepActions(entry, site)] : []),
    layer: <CalendarMoves {...options} />,
  };
};
