import { BUILT_IN_KINDS, type BuiltInField, type BuiltInKind } from '@content-planner/model';
import { type BuiltInKindId, LOG_KINDS } from '../types.js';
import { dateFields } from './date-fields.js';
import type { KindDescription, KindField } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { type KindWords, kindTexts } from './kind-texts.js';

/** What only the screens need to know about a kind. All else is part of its description in the model. */
interface KindOnScreens extends Omit<KindWords, 'name'>, Pick<KindDescription, 'glyph' | 'hasCustomFields'> {}

const ON_SCREENS: Readonly<Record<BuiltInKindId, KindOnScreens>> = {
  blog: {
    glyph:
      'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
    example: 'a blog post',
  },
  email: {
    glyph:
      'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
    example: 'a campaign or newsletter',
  },
  social: {
    glyph:
      'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
    example: 'a post for any platform',
    printHeading: 'Social Media Logs',
  },
  event: {
    glyph:
      'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2',
    example: 'a launch, fair or meet-up',
  },
  podcast: {
    glyph:
      'M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M12 2h0a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3z',
    example: 'an episode',
  },
  other: {
    glyph:
      'M8.3 10a.7.7 0 0 1-.626-1.079L11.4 3a.7.7 0 0 1 1.198-.043L16.3 8.9a.7.7 0 0 1-.572 1.1ZM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM14 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
    example: 'anything else with a date',
    hasCustomFields: false,
  },
};

function fieldOf([name, { label, type, options = [] }]: [string, BuiltInField]): KindField {
  if (type !== 'multipleChoice')
    return { name, label, type, ...(options.length > 0 && { options: options.map(({ id }) => id) }) };
  const flags = options.map(({ id, name, abbreviation = name }) => ({ name: id, label: name, abbreviation }));
  return { name, label, type: 'flags', flags };
}

function describe(kind: BuiltInKindId): KindDescription {
  const { name, badge, color, dates, titleLabel, fields, columns, rest }: BuiltInKind = BUILT_IN_KINDS[kind];
  const { glyph, hasCustomFields = true, ...words } = ON_SCREENS[kind];
  return {
    ...{ kind, icon: kindIcon(glyph), glyph, defaultColor: color, badge },
    texts: kindTexts({ name, ...words }),
    fields: [
      { name: rest.title, label: titleLabel, type: 'title', required: true },
      ...dateFields[dates],
      ...Object.entries(fields).map(fieldOf),
    ],
    columns,
    details: Object.keys(fields),
    hasCustomFields,
  };
}

/**
 * The descriptions of the kinds that every planner has.
 *
 * @example KINDS.blog.badge // 'Blog Post'
 */
export const KINDS = Object.fromEntries(LOG_KINDS.map((kind) => [kind, describe(kind)])) as {
  readonly [Kind in BuiltInKindId]: KindDescription;
};
