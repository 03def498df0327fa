import type { Brand } from './types.js';

/** The brands of calendars that hide the brands on purpose. Only this array logs no warning. */
export const HIDDEN_BRANDS: readonly Brand[] = [];
