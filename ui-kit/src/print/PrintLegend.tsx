import { kindGlyph } from '../calendar/views/grid/glyph.js';
import { brandColor } from '../colors/brand-color.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { kindColor } from '../colors/entry-color.js';
import type { Brand, LogKind } from '../logs/types.js';

interface PrintLegendProps {
  brands: readonly Brand[];
  kinds: readonly LogKind[];
  /** The brands' initials, by brand id. */
  initials: ReadonlyMap<string, string>;
  /** Returns a kind's name for the legend. */
  kindLabel: (kind: LogKind) => string;
}

/** The legend for the swatches, initials and icons in a printed month. */
export function PrintLegend({ brands, kinds, initials, kindLabel }: PrintLegendProps) {
  const brandPaints = brands.map(({ color }) => brandColor(color));
  const kindPaints = kinds.map(kindColor);
  return (
    <>
      <ColorRules colors={[...brandPaints, ...kindPaints]} />
      <ul className="cp-legend">
        {brands.map(({ id, name }, index) => (
          <li key={id}>
            <span className="cp-swatch" data-cp-color={colorKey(brandPaints[index]?.fill ?? '')} />
            <b>{initials.get(id)}</b>
            <span dir="auto">{name}</span>
          </li>
        ))}
        {kinds.map((kind, index) => (
          <li key={kind} data-first-kind={index === 0 ? '' : undefined}>
            {kindGlyph({ kind, size: 12 })}
            <span className="cp-swatch" data-cp-color={colorKey(kindPaints[index]?.fill ?? '')} />
            {kindLabel(kind)}
          </li>
        ))}
      </ul>
    </>
  );
}
