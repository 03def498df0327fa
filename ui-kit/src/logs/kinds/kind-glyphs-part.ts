import { onDemand } from '../../internal/on-demand.js';

/** The icons that are offered for own kinds. */
export const kindGlyphsPart = onDemand(() =>
  import('./kind-glyphs.js').then(({ KIND_GLYPHS }) => KIND_GLYPHS),
);
