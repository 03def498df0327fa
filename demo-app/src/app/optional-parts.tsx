import { type ComponentType, lazy, Suspense } from 'react';

/**
 * Returns the lazy version of a component that the page can work without. The lazy version renders nothing until the
 * code has loaded, or if the code can't be loaded.
 */
function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(() => ({ default: () => null }))) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: runs once for each part, when the module loads
  return function OptionalPart(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The lazy version of the question whether to connect single sign-on. Few logins need it. */
export const LateConnectLogin = optionalPart(() => import('./ConnectLogin.js'));

/** The lazy version of the indicator for live updates. */
export const LateLiveDot = optionalPart(() => import('./LiveDot.js'));

/** The lazy version of the command palette. Its code contains the calendar's views. */
export const LatePalette = optionalPart(() => import('./Palette.js'));

/** The lazy version of the commands that work on every screen. The first paint does not need them. */
export const LateShellCommands = optionalPart(() => import('./ShellCommands.js'));

/** The lazy version of a warning about the server's settings. Few servers have warnings. */
export const LateWarningNotice = optionalPart(() => import('./WarningNotice.js'));

/**
 * The lazy version of the line that displays who else is editing an entry. Its code loads when details open for the
 * first time.
 */
export const LateEditors = optionalPart(() => import('./Editors.js'));
