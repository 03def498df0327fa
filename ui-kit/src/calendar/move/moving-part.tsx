import type { FeaturePart } from '../../entries/feature.js';
import { CalendarMoves } from './CalendarMoves.js';
import { moveAction } from './move-action.js';
import type { MovingOptions } from './moving.js';
import { movableBy } from './use-moves.js';

/** The parts of {@link moving} that load on demand. */
export const movingPart = (options: MovingOptions): FeaturePart => {
  const canMove = movableBy(options);
  return {
    actions: (entry, site) => (canMove(entry) ? [moveAction(entry, site)] : []),
    layer: <CalendarMoves {...options} />,
  };
};
