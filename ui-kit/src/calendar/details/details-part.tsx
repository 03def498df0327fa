import type { FeaturePart } from '../../entries/feature.js';
import { DetailsLayer } from './DetailsLayer.js';
import type { DetailsOptions } from './details.js';
import { detailsMessages } from './details-messages.js';

/** The parts of `details` that load on demand. */
export const detailsPart = (options: DetailsOptions): FeaturePart => ({
  commands: ({ text }) => [
    { keys: ['ArrowLeft', 'ArrowRight'], group: 'entry', label: text(detailsMessages).shortcuts.step },
  ],
  layer: <DetailsLayer {...options} />,
});
