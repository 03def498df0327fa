import { brandColor } from '../../colors/brand-color.js';
import { kindColor } from '../../colors/entry-color.js';
import { NO_OPTION_COLOR, optionColors } from '../../colors/option-color.js';
import { type SafeColor, safeColor } from '../../colors/safe-color.js';
import { choiceName } from '../../logs/field-choices.js';
import { valueMessages } from '../../logs/field-types/value-messages.js';
import type { Kinds } from '../../logs/kinds/kinds-in.js';
import type { Brand, CalendarEntry, FieldConfiguration } from '../../logs/types.js';
import type { Translate } from '../../messages/translate.js';
import { legendMessages } from './appearance-messages.js';
import type { CalendarAppearance } from './calendar-appearance.js';
import { coloringField, optionOf } from './use-entry-look.js';

/** A color and its meaning. */
export interface LegendItem {
  id: string;
  /** The color. Null for custom colors, which are different for each entry. */
  color: SafeColor | null;
  label: string;
}

interface LegendInput {
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  colorBy: CalendarAppearance['colorBy'];
  fieldConfigurations: readonly FieldConfiguration[];
  kinds: Kinds;
  translate: Translate;
}

/** Returns the colors of the given entries, in the order of brands, kinds or options. */
export function legendItems(input: LegendInput): LegendItem[] {
  if (input.colorBy === 'brand') return brandItems(input);
  if (input.colorBy === 'kind') return kindItems(input.entries, input.kinds);
  return optionItems(input);
}

function kindItems(entries: readonly CalendarEntry[], { list, of }: Kinds): LegendItem[] {
  const found = new Set(entries.map(({ kind }) => of(kind)));
  const shown = new Set([...list.filter((kind) => found.has(kind)), ...found]);
  return [...shown].map((kind) => ({ id: kind.kind, color: kindColor(kind), label: kind.badge }));
}

/**
 * Returns the legend items for brands. An entry's custom color takes precedence over its brand's color. Entries without
 * a brand have the color of their kind.
 */
function brandItems({ entries, brands, kinds, translate }: LegendInput): LegendItem[] {
  const known = new Map(brands.map((brand) => [brand.id, brand]));
  const isCustom = ({ color }: CalendarEntry) => safeColor(color) !== null;
  const colorOf = ({ brandId }: CalendarEntry) => safeColor(known.get(brandId ?? '')?.color);
  const others = entries.filter((entry) => !isCustom(entry));
  const found = new Set(others.map(({ brandId }) => brandId));
  return [
    ...brands
      .filter(({ id, color }) => found.has(id) && safeColor(color) !== null)
      .map(({ id, name, color }) => ({ id, color: brandColor(color), label: name })),
    ...kindItems(
      others.filter((entry) => colorOf(entry) === null),
      kinds,
    ),
    ...(others.length < entries.length
      ? [{ id: 'custom', color: null, label: translate(legendMessages).customColor }]
      : []),
  ];
}

function optionItems({ entries, colorBy, fieldConfigurations, translate }: LegendInput): LegendItem[] {
  const field = coloringField(colorBy, fieldConfigurations);
  const colors: ReadonlyMap<string, SafeColor> = field ? optionColors(field) : new Map();
  const nameOf = (value: string) => (field ? choiceName(field, value, translate(valueMessages)) : value);
  const found = new Set(entries.map((entry) => (field ? optionOf(entry, field) : null)));
  const isWithout = [...found].some((option) => option === null || !colors.has(option));
  return [
    ...[...colors]
      .filter(([option]) => found.has(option))
      .map(([option, color]) => ({ id: option, color, label: nameOf(option) })),
    ...(isWithout ? [{ id: '', color: NO_OPTION_COLOR, label: translate(legendMessages).withoutValue }] : []),
  ];
}
