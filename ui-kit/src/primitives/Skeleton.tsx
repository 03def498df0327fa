import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';

/** Props of {@link Skeleton}; all others go to the `<span>`. */
export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** CSS width, or a number of px; default the full width. */
  width?: number | string;
  /** CSS height, or a number of px; default 12. */
  height?: number | string;
  /** CSS radius, or a number of px; default 4. */
  radius?: number | string;
}

const pulse = keyframes`
  to {
    opacity: 0.55;
  }
`;

const Root = styled.span`
  display: block;
  max-width: 100%;
  border-radius: 4px;
  background: var(--cp-skeleton);

  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1.4s ease-in-out infinite alternate;
  }
`;

/**
 * A quiet block where something is about to come. Hidden from screen readers: the list or view that shows it says
 * `aria-busy` and that it loads.
 *
 * @example <Skeleton width={120} height={12} />
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = 12, radius, style, ...rest },
  ref,
) {
  return (
    <Root
      aria-hidden
      {...rest}
      ref={ref}
      style={{ width, height, ...(radius !== undefined && { borderRadius: radius }), ...style }}
    />
  );
});
