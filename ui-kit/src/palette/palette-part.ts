import { onDemand } from '../internal/on-demand.js';

/** The palette's dialog and its library, which are loaded on demand. */
export const palettePart = onDemand(() =>
  import('./PaletteDialog.js').then(({ PaletteDialog }) => PaletteDialog),
);
