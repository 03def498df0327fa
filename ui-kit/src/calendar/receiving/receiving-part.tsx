import { type FeaturePart, overlay } from '../../entries/feature.js';
import { carriedState, withCarried } from './carried-state.js';
import { ReceiveItems } from './ReceiveItems.js';
import type { ReceivingOptions } from './receiving.js';

const drawn = [overlay(carriedState, withCarried)];

/** The parts of {@link receiving} that load on demand. */
export const receivingPart = (options: ReceivingOptions): FeaturePart => ({
  drawn,
  layer: <ReceiveItems {...options} />,
});
