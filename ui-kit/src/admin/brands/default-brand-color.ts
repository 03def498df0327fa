/** The initial color of a new brand. */
export const DEFAULT_BRAND_COLOR = 'hsl(220, 60%, 50%)';
