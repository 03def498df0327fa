import { type ComponentType, createElement, type SVGProps } from 'react';

/** Props of a kind's icon. All other props are passed to the `<svg>`. */
export interface KindIconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. Defaults to 24. */
  size?: number | string;
}

/**
 * Creates a kind's icon from a single path on a 24 × 24 grid. Screen readers ignore the icon, because there is always
 * text beside it.
 */
export function kindIcon(path: string): ComponentType<KindIconProps> {
  // Don't use JSX here: servers also import the kind descriptions, but the build makes every .tsx file a client module.
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each kind, when its module loads.
  return function KindIcon({ size = 24, ...rest }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      createElement('path', { d: path }),
    );
  };
}
