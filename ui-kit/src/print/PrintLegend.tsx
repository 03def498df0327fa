import { legendItems } from '../calendar/appearance/legend-items.js';
import { glyph } from '../calendar/entry/glyph.js';
import { brandColor } from '../colors/brand-color.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { kindColor } from '../colors/entry-color.js';
import { useKinds } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import type { PrintedEntries } from './use-print-look.js';

interface PrintLegendProps extends Pick<PrintedEntries, 'kinds' | 'appearance'> {
  /** The printed entries. The legend explains only the brands, kinds and colors that occur in them. */
  entries: readonly CalendarEntry[];
  /** The brands' initials, keyed by brand id. */
  initials: ReadonlyMap<string, string>;
}

/**
 * The legend for the swatches, initials and icons of printed entries. If entries are colored by brand, both brands and
 * kinds have swatches, because entries without a brand have the color of their kind.
 */
export function PrintLegend({ entries, kinds, appearance: { colorBy }, initials }: PrintLegendProps) {
  const { brands, fields: fieldConfigurations } = useKit();
  const translate = useTranslate();
  const allKinds = useKinds();
  const found = new Set(entries.map(({ brandId }) => brandId));
  const foundKinds = new Set(entries.map(({ kind }) => allKinds.of(kind)));
  const shownBrands = brands.filter(({ id }) => found.has(id));
  const shownKinds = kinds.map(allKinds.of).filter((kind) => foundKinds.has(kind));
  const options =
    typeof colorBy === 'string'
      ? []
      : legendItems({ entries, brands, colorBy, fieldConfigurations, kinds: allKinds, translate });
  const colors = [
    ...shownBrands.map(({ color }) => brandColor(color)),
    ...shownKinds.map(kindColor),
    ...options.flatMap(({ color }) => color ?? []),
  ];
  const swatch = (fill: string) => <span className="cp-swatch" data-cp-color={colorKey(fill)} />;
  return (
    <>
      <ColorRules colors={colors} />
      <ul className="cp-legend">
        {options.map(({ id, color, label }) => (
          <li key={`option ${id}`}>
            {color && swatch(color.fill)}
            {label}
          </li>
        ))}
        {shownBrands.map(({ id, name, color }) => (
          <li key={id}>
            {colorBy === 'brand' && swatch(brandColor(color).fill)}
            <b translate="no">{initials.get(id)}</b>
            <span dir="auto">{name}</span>
          </li>
        ))}
        {shownKinds.map((kind, index) => (
          <li key={kind.kind} data-first-kind={index === 0 ? '' : undefined}>
            {glyph({ path: kind.glyph, size: 12 })}
            {typeof colorBy === 'string' && swatch(kindColor(kind).fill)}
            {kind.badge}
          </li>
        ))}
      </ul>
    </>
  );
}
