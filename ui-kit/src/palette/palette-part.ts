import { onDemand } from '../internal/on-demand.js';

/** The palette's dialog and the library that it uses, both loaded on demand. */
export const palettePart = onDemand(() =>
  import('./PaletteDialog.js').then(({ PaletteDialog }) => PaletteDialog),
);
