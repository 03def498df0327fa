import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';

/** Props of {@link Skeleton}; all others go to the `<svg>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'radius'> {
  /** Px, or a percentage such as '70%'; default the full width. */
  width?: number | `${number}%`;
  /** Px; default 12. */
  height?: number;
  /** `sm` as controls have it, `full` for what is round; default 4 px. */
  radius?: 'sm' | 'full';
}

const pulse = keyframes`
  to {
    opacity: 0.55;
  }
`;

const Root = styled.svg`
  display: block;
  flex: 0 1 auto;
  max-width: 100%;
  border-radius: 4px;
  background: var(--cp-skeleton);

  &[data-radius='sm'] {
    border-radius: var(--cp-radius-sm);
  }
  &[data-radius='full'] {
    border-radius: var(--cp-radius-full);
  }

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
export const Skeleton = forwardRef<SVGSVGElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = 12, radius, ...rest },
  ref,
) {
  // An svg has its size in attributes: a strict policy drops the style attributes of server-rendered HTML.
  return <Root aria-hidden {...rest} ref={ref} width={width} height={height} data-radius={radius} />;
});
