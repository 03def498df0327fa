import { type CSSProperties, forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { brandColor } from '../colors/brand-color.js';

/** Props of ColorDot; others go to the root element. */
export interface ColorDotProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'color'> {
  /** Any text: what is no colour shows the fallback grey. */
  color: string | null | undefined;
  /** Side in px. @default 8 */
  size?: number;
  /** `dot` is round, `swatch` a rounded square. @default 'dot' */
  shape?: 'dot' | 'swatch';
}

const Root = styled.span`
  display: inline-block;
  flex: none;
  border-radius: var(--cp-radius-full);
  box-shadow: 0 0 0 1px color-mix(in oklab, var(--cp-text-primary) 22%, transparent);

  &[data-shape='swatch'] {
    border-radius: var(--cp-radius-sm);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--cp-text-primary) 30%, transparent);
  }
`;

/** A colour as it is, with a ring that keeps black and white visible. */
export const ColorDot = forwardRef<HTMLSpanElement, ColorDotProps>(function ColorDot(
  { color, size = 8, shape = 'dot', style, ...rest },
  ref,
) {
  const paint: CSSProperties = { width: size, height: size, background: brandColor(color).fill };
  return <Root ref={ref} aria-hidden data-shape={shape} style={{ ...paint, ...style }} {...rest} />;
});
