import type { KindDescription } from '../../logs/kinds/kind.js';

/** Returns whether entries of a kind can span several days. */
export const spansDays = ({ fields }: KindDescription): boolean =>
  fields.some((field) => field.type === 'entryDate' && field.name === 'endDate');
