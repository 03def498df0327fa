import { type ComponentType, lazy, Suspense } from 'react';
import type { ShellCommandsProps } from './ShellCommands.js';

// If its code can't be loaded, the page works without the commands and keys.
const ShellCommands = lazy<ComponentType<ShellCommandsProps>>(() =>
  import('./ShellCommands.js').catch(() => ({ default: () => null })),
);

/** Lazy version of the commands of every screen. The first paint does not need them. */
export function LateShellCommands(props: ShellCommandsProps) {
  return (
    <Suspense fallback={null}>
      <ShellCommands {...props} />
    </Suspense>
  );
}
