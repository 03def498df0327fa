import type { Kind } from '@content-planner/model';
import { dateFields } from './date-fields.js';
import type { KindDescription } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { ownKindMessages } from './kind-messages.js';

/** A kind of your own. */
export interface OwnKind extends Pick<Kind, 'id' | 'names' | 'color' | 'dates' | 'titleLabel'> {
  /**
   * The path data of its icon, as a single path on a 24 × 24 grid. `pnpm glyph presentation` prints the path data of the
   * Lucide icon named `presentation`.
   */
  glyph: string;
  /** Whether new entries can't be of this kind. Existing entries are displayed. @default false */
  isHidden?: boolean;
}

/**
 * Describes a kind of your own for {@link KitProvider}. Its texts contain its names, and are in the user's language.
 *
 * @example
 * const webinar = ownKind({
 *   id: 'webinar',
 *   names: { one: 'Webinar', many: 'Webinars' },
 *   glyph: 'M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3M7 21l5-5 5 5',
 *   color: '#0EA5E9',
 *   dates: 'day',
 *   titleLabel: 'Topic',
 * });
 * <KitProvider kinds={[...BUILT_IN_KINDS, webinar]}>…</KitProvider>
 */
export function ownKind({ id, names, glyph, color, dates, titleLabel, isHidden }: OwnKind): KindDescription {
  return {
    kind: id,
    icon: kindIcon(glyph),
    glyph,
    defaultColor: color,
    badge: names.one,
    texts: ownKindMessages.english.texts(names),
    fields: [{ name: 'title', label: titleLabel, type: 'title', required: true }, ...dateFields[dates]],
    columns: [...dateFields[dates].map(({ name }) => name), 'title'],
    details: [],
    names,
    ...(isHidden && { isHidden }),
  };
}
