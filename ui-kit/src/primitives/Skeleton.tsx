import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';

/** Props of {@link Skeleton}. All other props are passed to the `<svg>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'radius'> {
  /** The width in px, or a percentage such as '70%'. Defaults to the full width. */
  width?: number | `${number}%`;
  /** The height in px. Defaults to 12. */
  height?: number;
  /** The corner radius: `sm` is the radius of controls, and `full` is round. Defaults to 4 px. */
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
 * A placeholder for content that is loading. It is hidden from screen readers, so set `aria-busy` on the list or view,
 * and announce that the content is loading.
 *
 * @example <Skeleton width={120} height={12} />
 */
export const Skeleton = forwardRef<SVGSVGElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = 12, radius, ...rest },
  ref,
) {
  // A strict content security policy blocks style attributes in server-rendered HTML, so this is an SVG, which has its
  // own size attributes.
  return <Root aria-hidden {...rest} ref={ref} width={width} height={height} data-radius={radius} />;
});
