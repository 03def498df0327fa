/** The colour of a new brand (spec, section 9). */
export const DEFAULT_BRAND_COLOR = 'hsl(220, 60%, 50%)';
