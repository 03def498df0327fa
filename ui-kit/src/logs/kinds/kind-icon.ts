import { type ComponentType, createElement, type SVGProps } from 'react';

/** Props of a kind's icon; all others go to the `<svg>`. */
export interface KindIconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px; default 24. */
  size?: number | string;
}

/** The icon of a kind, drawn as one path on 24 × 24. Hidden from screen readers: it always has text beside it. */
export function kindIcon(path: string): ComponentType<KindIconProps> {
  // No JSX: descriptions of kinds are read on servers too, where modules with JSX are the client's.
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each kind, as its module loads.
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
