import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { brandColor } from '../colors/brand-color.js';
import { ColorRules } from '../colors/ColorRules.js';
import { colorKey } from '../colors/color-key.js';
import { useThemed } from '../theme/portal-container.js';
import { tint } from '../theme/tint.js';

/** Neutral, outlined, pending, or tinted with a color. */
export type BadgeVariant = 'default' | 'line' | 'pending' | 'tint';

/** Props of {@link Badge}. All other props are passed to the `<span>`. */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Defaults to `'default'`, or to `'tint'` if there is a `color`. */
  variant?: BadgeVariant;
  /** A 12 px icon, or a `ColorDot`. */
  icon?: ReactNode;
  /** The color of a tinted badge. It can be any text: invalid colors (see `safeColor`) are displayed in gray. */
  color?: string;
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  height: 20px;
  padding: 0 7px;
  border-radius: var(--cp-radius-sm);
  background: var(--cp-surface-active);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: 20px;
  font-weight: var(--cp-weight-medium);
  white-space: nowrap;

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  svg {
    display: block;
    flex: none;
  }

  &[data-variant='line'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--cp-border-control);
  }

  &[data-variant='pending'] {
    background: color-mix(in oklab, var(--cp-warning-text) 14%, transparent);
    color: var(--cp-warning-text);
  }

  &[data-variant='tint'] {
    ${tint}
    background: var(--cp-entry-bg);
    color: var(--cp-text-primary);

    svg {
      color: var(--cp-entry-icon);
    }
  }
`;

/**
 * A short label, such as a type, a status or a role.
 *
 * @example <Badge color="#3B82F6" icon={<FileText size={12} />}>Blog Post</Badge>
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { variant, icon, color, children, ...rest },
  ref,
) {
  useThemed();
  const paint = color === undefined ? null : brandColor(color);
  return (
    <Root
      {...(paint && { 'data-cp-color': colorKey(paint.fill) })}
      {...rest}
      ref={ref}
      data-variant={variant ?? (paint ? 'tint' : 'default')}
    >
      {paint && <ColorRules colors={[paint]} />}
      {icon}
      <span>{children}</span>
    </Root>
  );
});
