import { type SharedField, sharedFields } from '@content-planner/model';
import { useMemo } from 'react';
import { brandColor } from '../../colors/brand-color.js';
import { entryColor, kindColor } from '../../colors/entry-color.js';
import { NO_OPTION_COLOR, optionColors } from '../../colors/option-color.js';
import type { SafeColor } from '../../colors/safe-color.js';
import { type EntryExtras, useEntryExtras } from '../../entries/use-entry-host.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useTranslate } from '../../kit/use-messages.js';
import { brandInitials } from '../../logs/brand-initials.js';
import { fieldIdOf } from '../../logs/field-id.js';
import { customValue, isChoice } from '../../logs/field-types/field-text.js';
import type { KindOf, Kinds } from '../../logs/kinds/kinds-in.js';
import { customFieldText } from '../../logs/kinds/values.js';
import type { Brand, CalendarEntry, FieldConfiguration } from '../../logs/types.js';
import type { TextsOf } from '../../messages/define-messages.js';
import { calendarMessages } from '../calendar-messages.js';
import type { CalendarAppearance, ColorBy } from './calendar-appearance.js';

/**
 * Returns the color of an entry. The function's identity changes only if a brand, a field or the appearance changes.
 */
export type ColorOf = (entry: CalendarEntry) => SafeColor;

/** How entries are drawn. All entries in a view share this object. */
export interface EntryLook extends EntryExtras {
  colorOf: ColorOf;
  /**
   * All colors except the entries' custom colors. These colors come first in the style sheet. In most calendars, the
   * style sheet therefore remains the same from month to month, and the browser does not have to parse it again.
   */
  sharedColors: readonly SafeColor[];
  showsIcon: boolean;
  /**
   * Returns the brand initials that an entry displays and the brand's name, or undefined if the entry displays no
   * initials.
   */
  brandOf: ((entry: CalendarEntry) => { initials: string; name: string } | undefined) | null;
  /** Returns an entry's value for the displayed field, or ''. */
  fieldOf: ((entry: CalendarEntry) => string) | null;
  kindOf: KindOf;
  text: TextsOf<typeof calendarMessages>;
}

const NO_FIELDS = {};

/** Returns an entry's option in a dropdown field. Returns null if the entry has no option, or if its kind lacks the field. */
export function optionOf(entry: CalendarEntry, field: SharedField<FieldConfiguration>): string | null {
  if (!field.kinds.includes(entry.kind)) return null;
  const value = customValue({ dynamicFields: entry.dynamicFields ?? NO_FIELDS }, field.fieldName);
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Returns a field with all kinds that use it, or undefined if it is unknown or was deleted.
 *
 * @param id the id of the field. Older settings have the id of a configuration.
 */
export function sharedField(
  id: string | null,
  configurations: readonly FieldConfiguration[],
): SharedField<FieldConfiguration> | undefined {
  const named = configurations.find((one) => one.id === id);
  const fieldId = named ? fieldIdOf(named) : id;
  return sharedFields(configurations.filter((one) => fieldIdOf(one) === fieldId))[0];
}

/** Returns the field that determines the color of entries, or undefined if it has no options. */
export function coloringField(
  colorBy: ColorBy,
  configurations: readonly FieldConfiguration[],
): SharedField<FieldConfiguration> | undefined {
  const field = typeof colorBy === 'string' ? undefined : sharedField(colorBy.fieldId, configurations);
  return field && isChoice(field.fieldType) ? field : undefined;
}

function colorsBy(
  colorBy: ColorBy,
  brands: readonly Brand[],
  fieldConfigurations: readonly FieldConfiguration[],
  { list, hidden, of }: Kinds,
): Pick<EntryLook, 'colorOf' | 'sharedColors'> {
  // The agenda and the week view draw brand dots and kind badges regardless of the entries' colors, so they always
  // require these colors.
  const always = [...[...list, ...hidden].map(kindColor), ...brands.map(({ color }) => brandColor(color))];
  if (colorBy === 'kind') return { colorOf: ({ kind }) => kindColor(of(kind)), sharedColors: always };
  if (colorBy === 'brand') {
    const brandColors = new Map(brands.map(({ id, color }) => [id, color]));
    return {
      colorOf: ({ color, brandId, kind }) =>
        entryColor({
          color,
          brandColor: brandId === null ? undefined : brandColors.get(brandId),
          kind: of(kind),
        }),
      sharedColors: always,
    };
  }
  const field = coloringField(colorBy, fieldConfigurations);
  const ofOptions = field ? optionColors(field) : new Map<string, SafeColor>();
  return {
    colorOf: (entry) => (field && ofOptions.get(optionOf(entry, field) ?? '')) ?? NO_OPTION_COLOR,
    sharedColors: [...always, ...ofOptions.values(), NO_OPTION_COLOR],
  };
}

/** Returns how the entries in a view are drawn. The result is memoized. */
export function useEntryLook({ colorBy, shows }: Pick<CalendarAppearance, 'colorBy' | 'shows'>): EntryLook {
  const { locale, brands, fields } = useKit();
  const translate = useTranslate();
  const kinds = useKinds();
  const colors = useMemo(() => colorsBy(colorBy, brands, fields, kinds), [colorBy, brands, fields, kinds]);
  const extras = useEntryExtras();
  const { icon, initials, fieldId } = shows;
  return useMemo(() => {
    const marks = initials ? brandInitials(brands) : null;
    const names = new Map(marks === null ? [] : brands.map(({ id, name }) => [id, name]));
    const field = sharedField(fieldId, fields);
    return {
      ...colors,
      ...extras,
      showsIcon: icon,
      brandOf:
        marks &&
        (({ brandId }) => {
          const mark = brandId === null ? undefined : marks.get(brandId);
          return mark === undefined ? undefined : { initials: mark, name: names.get(brandId ?? '') ?? mark };
        }),
      fieldOf:
        field === undefined
          ? null
          : ({ kind, dynamicFields = NO_FIELDS }) =>
              field.kinds.includes(kind)
                ? customFieldText({ dynamicFields }, field, { locale, translate })
                : '',
      kindOf: kinds.of,
      text: translate(calendarMessages),
    };
  }, [colors, icon, initials, fieldId, brands, fields, kinds, extras, locale, translate]);
}
