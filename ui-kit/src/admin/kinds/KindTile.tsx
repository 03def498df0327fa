import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { brandColor } from '../../colors/brand-color.js';
import { ColorRules } from '../../colors/ColorRules.js';
import { colorKey } from '../../colors/color-key.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import { tint } from '../../theme/tint.js';

const Root = styled.span`
  ${tint}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border-radius: var(--cp-radius-sm);
  background: var(--cp-entry-bg);
  color: var(--cp-entry-icon);
`;

interface KindTileProps extends HTMLAttributes<HTMLSpanElement> {
  icon: KindDescription['icon'];
  color: string;
}

/** A kind's icon on its color. */
export function KindTile({ icon: Icon, color, ...rest }: KindTileProps) {
  const paint = brandColor(color);
  return (
    <Root {...rest} data-cp-color={colorKey(paint.fill)}>
      <ColorRules colors={[paint]} />
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </Root>
  );
}
