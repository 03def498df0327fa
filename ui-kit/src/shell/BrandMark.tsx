import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';

/** Props of {@link BrandMark}. All other props are passed to the root element. */
export interface BrandMarkProps extends HTMLAttributes<HTMLSpanElement> {
  /** The product's name. @default 'Content Planner' */
  name?: string;
  /** Whether to display only the logo. Screen readers still announce the name. */
  compact?: boolean;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font-weight: var(--cp-weight-semibold);
  white-space: nowrap;

  & rect {
    fill: var(--cp-text-tertiary);
    opacity: 0.55;
  }
  & rect[data-lit] {
    fill: var(--cp-text-primary);
    opacity: 1;
  }
`;

/** The cells of the logo's grid, row by row: a month with a few busy days. */
const CELLS = [false, true, true, true, true, false, false, true, false];

/**
 * The product's logo and name.
 *
 * @example <BrandMark />
 */
export const BrandMark = forwardRef<HTMLSpanElement, BrandMarkProps>(function BrandMark(
  { name = 'Content Planner', compact = false, ...rest },
  ref,
) {
  return (
    <Root translate="no" {...rest} ref={ref} data-compact={compact || undefined}>
      <svg width={19} height={19} viewBox="0 0 19 19" aria-hidden>
        {CELLS.map((lit, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the cells is fixed.
            key={index}
            x={(index % 3) * 7}
            y={Math.floor(index / 3) * 7}
            width={5}
            height={5}
            rx={1.5}
            data-lit={lit || undefined}
          />
        ))}
      </svg>
      {compact ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </Root>
  );
});
