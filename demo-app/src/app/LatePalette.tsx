import type { CommandPaletteProps } from '@content-planner/ui-kit';
import { type ComponentType, lazy, Suspense } from 'react';

type PaletteProps = Required<Pick<CommandPaletteProps, 'open' | 'onOpenChange'>>;

const Nothing = () => null;

// If its code can't be loaded, the page works without it.
const Palette = lazy<ComponentType<PaletteProps>>(() =>
  import('./Palette.js').catch(() => ({ default: Nothing })),
);

/** Lazy version of the command palette. Its code contains the calendar's views. */
export function LatePalette(props: PaletteProps) {
  return (
    <Suspense fallback={null}>
      <Palette {...props} />
    </Suspense>
  );
}
