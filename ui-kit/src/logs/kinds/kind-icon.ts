import { type ComponentType, createElement, type SVGProps } from 'react';

/** Props of a kind's icon. All other props are passed to the `<svg>`. */
export interface KindIconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. Default 24. */
  size?: number | string;
}

/** Creates the icon of a kind from one path on 24 × 24. Screen readers ignore it, because it is always beside text. */
export function kindIcon(path: string): ComponentType<KindIconProps> {
  // No JSX, because servers also import the descriptions of kinds, and modules with JSX are client modules there.
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
