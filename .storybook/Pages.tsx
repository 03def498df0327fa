import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { PageFrame } from '../ui-kit/docs/PageFrame.js';
import type { Theme } from '../ui-kit/src/theme/ThemeProvider.js';
import { themes } from './themes.js';

/** The frame around guides and component pages, in the theme that is selected in the toolbar. */
export default function Pages({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const subscribe = useCallback(
    (listener: () => void) => {
      channel.on(GLOBALS_UPDATED, listener);
      return () => channel.off(GLOBALS_UPDATED, listener);
    },
    [channel],
  );
  const theme = useSyncExternalStore(subscribe, (): Theme => {
    const [update] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return update?.globals.theme ?? 'dark';
  });
  return (
    <PageFrame theme={theme}>
      <DocsContainer context={context} theme={themes[theme]}>
        {children}
      </DocsContainer>
    </PageFrame>
  );
}
