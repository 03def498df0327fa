import type { Kind } from '@content-planner/model';
import { dateFields } from './date-fields.js';
import type { KindDescription, KindValueField } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { ownKindMessages } from './kind-messages.js';
import type { KindTexts } from './kind-texts.js';

/** A kind of your own, such as a webinar. */
export interface OwnKind extends Omit<Kind, 'isHidden'> {
  /**
   * The name of an icon of Lucide that the planner offers, such as 'newspaper', or the path data of any other icon, as a
   * single path on a 24 × 24 grid.
   */
  icon: string;
  /** Whether new entries can't be of this kind. Existing entries are displayed. @default false */
  isHidden?: boolean;
  /** The fields that only this kind has, in their order in forms, lists and details. @default [] */
  fields?: readonly KindValueField[] | undefined;
  /** Texts that replace those that contain the names. */
  texts?: Partial<KindTexts> | undefined;
}

/** Describes a kind of your own. Its texts contain its names, and are in the user's language. */
export function ownKind(
  { id, names, color, dates, titleLabel, isHidden, fields = [], texts }: OwnKind,
  glyph: string,
): KindDescription {
  const ownFields = fields.map(({ name }) => name);
  return {
    kind: id,
    icon: kindIcon(glyph),
    glyph,
    defaultColor: color,
    badge: names.one,
    texts: { ...ownKindMessages.english.texts(names), ...texts },
    fields: [
      { name: 'title', label: titleLabel, type: 'title', required: true },
      ...dateFields[dates],
      ...fields,
    ],
    columns: [...dateFields[dates].map(({ name }) => name), 'title', ...ownFields],
    details: ownFields,
    ...(!texts && { names }),
    ...(isHidden && { isHidden }),
  };
}
