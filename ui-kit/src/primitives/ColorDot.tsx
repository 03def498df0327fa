import { forwardRef, type SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { brandColor } from '../colors/brand-color.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';

/** Props of ColorDot. All other props are passed to the root element. */
export interface ColorDotProps extends Omit<SVGAttributes<SVGSVGElement>, 'color'> {
  /** The color, which can be any text: invalid colors are displayed in gray. */
  color: string | null | undefined;
  /** The side length in px. @default 8 */
  size?: number;
  /** `dot` is round, and `swatch` is a rounded square. @default 'dot' */
  shape?: 'dot' | 'swatch';
}

const Root = styled.svg`
  display: inline-block;
  flex: none;
  border-radius: var(--cp-radius-full);
  box-shadow: 0 0 0 1px color-mix(in oklab, var(--cp-text-primary) 22%, transparent);
  forced-color-adjust: none;

  &[data-cp-color] {
    background: var(--c-fill);
  }
  &[data-shape='swatch'] {
    border-radius: var(--cp-radius-sm);
    outline: 1px solid color-mix(in oklab, var(--cp-text-primary) 30%, transparent);
    outline-offset: -1px;
    box-shadow: none;
  }
`;

/** A dot or swatch in a given color. Its ring keeps even black and white visible. */
export const ColorDot = forwardRef<SVGSVGElement, ColorDotProps>(function ColorDot(
  { color, size = 8, shape = 'dot', ...rest },
  ref,
) {
  const paint = brandColor(color);
  // A strict content security policy blocks style attributes in server-rendered HTML, so this is an SVG, which has
  // separate attributes for its size and color. Only a gradient requires a CSS rule.
  const isGradient = paint.fill !== paint.color;
  return (
    <Root
      aria-hidden
      {...rest}
      ref={ref}
      width={size}
      height={size}
      data-shape={shape}
      data-cp-color={isGradient ? colorKey(paint.fill) : undefined}
    >
      {isGradient ? <ColorRules colors={[paint]} /> : <rect width="100%" height="100%" fill={paint.color} />}
    </Root>
  );
});
