import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { brandColor } from '../colors/brand-color.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { ColorDot } from '../primitives/ColorDot.js';
import type { SharedPage } from './shared-page.js';

interface SharedHeaderProps extends Pick<SharedPage, 'title' | 'subtitle' | 'color'> {
  /** Controls at the end. */
  actions?: ReactNode;
  isNarrow?: boolean;
}

const Stripe = styled.div`
  flex: none;
  height: 4px;
  background: var(--c-fill, var(--c));
  forced-color-adjust: none;
`;

const Header = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--cp-space-3);
  min-height: 60px;
  padding: 0 var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-subtle);

  & > h1 {
    min-width: 0;
    overflow: hidden;
    font-size: var(--cp-text-lg);
    line-height: var(--cp-leading-lg);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.018em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p {
    /* Shrinks before the title. */
    flex: 0 1000 auto;
    min-width: 0;
    overflow: hidden;
    color: var(--cp-text-secondary);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-actions] {
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
    margin-inline-start: auto;
  }
  [data-narrow] > & {
    min-height: 52px;
    padding-inline: var(--cp-space-3) var(--cp-space-1);
  }
  [data-narrow] > & > p {
    display: none;
  }
  [data-narrow] > & > [data-actions] {
    --cp-control-h: 44px;
    gap: 0;
  }
`;

/** The header of a page for clients. */
export function SharedHeader({ title, subtitle, color, actions, isNarrow = false }: SharedHeaderProps) {
  const paint = color === null ? null : brandColor(color);
  return (
    <>
      {paint && (
        <Stripe data-cp-color={colorKey(paint.fill)}>
          <ColorRules colors={[paint]} />
        </Stripe>
      )}
      <Header>
        {paint && <ColorDot color={color} size={isNarrow ? 24 : 28} shape="swatch" />}
        <h1>{title}</h1>
        <p>{subtitle}</p>
        <div data-actions="">{actions}</div>
      </Header>
    </>
  );
}
