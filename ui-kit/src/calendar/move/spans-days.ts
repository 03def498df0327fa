import { kindOf } from '../../logs/kinds/kind-of.js';
import type { LogKind } from '../../logs/types.js';

/** Returns whether entries of a kind can span several days. */
export const spansDays = (kind: LogKind): boolean =>
  kindOf(kind).fields.some((field) => field.type === 'entryDate' && field.name === 'endDate');
