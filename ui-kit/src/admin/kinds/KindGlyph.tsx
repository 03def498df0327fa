import { styled } from 'styled-components';
import { brandColor } from '../../colors/brand-color.js';
import { ColorRules } from '../../colors/ColorRules.js';
import { colorKey } from '../../colors/color-key.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import { tint } from '../../theme/tint.js';

interface KindGlyphProps {
  icon: KindDescription['icon'];
  color: string;
  /** The side length in px. @default 14 */
  size?: number;
}

const Root = styled.span`
  ${tint}
  display: inline-flex;
  flex: none;
  color: var(--cp-entry-icon);
`;

/** A kind's icon in its color. */
export function KindGlyph({ icon: Icon, color, size = 14 }: KindGlyphProps) {
  const paint = brandColor(color);
  return (
    <Root data-cp-color={colorKey(paint.fill)}>
      <ColorRules colors={[paint]} />
      <Icon size={size} strokeWidth={1.75} aria-hidden />
    </Root>
  );
}
