import { Slot } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { useThemed } from '../theme/portal-container.js';

/** Props of {@link Card}. All other props are passed to the `<div>`. */
export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** `md` for one of several items, `lg` for the only item on a page. @default 'md' */
  size?: 'md' | 'lg';
  /** Whether to style the only child, such as an `<li>`, instead of rendering a `<div>`. */
  asChild?: boolean;
}

const Root = styled.div`
  min-width: 0;
  padding: var(--cp-space-4);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-panel);
  --cp-entry-surface: var(--cp-surface-panel);

  &[data-size='lg'] {
    padding: var(--cp-space-8);
    border-radius: var(--cp-radius-lg);
  }
  @media (max-width: 479px) {
    &[data-size='lg'] {
      padding: var(--cp-space-6) var(--cp-space-5);
    }
  }
`;

/**
 * A frame around related content.
 *
 * @example <Card asChild><li>…</li></Card>
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { size = 'md', asChild = false, ...rest },
  ref,
) {
  useThemed();
  return <Root {...rest} {...(asChild && { as: Slot.Root })} ref={ref} data-size={size} />;
});
