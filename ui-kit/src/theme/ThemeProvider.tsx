import { setNonce } from 'get-nonce';
import { Direction } from 'radix-ui';
import { forwardRef, type HTMLAttributes, useInsertionEffect, useState } from 'react';
import { css, StyleSheetManager, styled } from 'styled-components';
import { followHistory } from '../internal/overlay-history.js';
import { CloseOnBackContext } from '../internal/use-close-on-back.js';
import { useMediaQuery } from '../internal/use-media-query.js';
import { useServerHtml } from '../internal/use-server-html.js';
import { hostReset } from './host-reset.js';
import { NonceContext } from './nonce.js';
import { PortalContainerContext, portalContainer } from './portal-container.js';
import { TooltipProvider } from './TooltipProvider.js';
import { darkTokens, lightTokens, sharedTokens } from './tokens.js';

/** The two themes. */
export type Theme = 'dark' | 'light';

/** Props of ThemeProvider. All other props are passed to the root element. */
export interface ThemeProviderProps extends HTMLAttributes<HTMLDivElement> {
  /** 'system' follows the color scheme of the operating system. @default 'dark' */
  theme?: Theme | 'system';
  /** Text direction. Set it to 'rtl' on right-to-left pages. @default 'ltr' */
  dir?: string;
  /**
   * The nonce for styles in the page's content security policy, if there is one. On the server, pass the same nonce to
   * `ServerStyleSheet`.
   */
  nonce?: string;
  /**
   * Whether the browser's Back button closes the open dialog, popover or sidebar instead of leaving the page, in
   * windows narrower than 768 px. If true, the browser's history contains an additional entry while one of them is
   * open.
   * @default false
   */
  closeOnBack?: boolean;
}

// A StyleSheetManager with a nonce starts a new style sheet. On the server, that would hide the styles from the
// surrounding ServerStyleSheet, which already has the nonce.
const inBrowser = typeof document !== 'undefined';

// These styles are used only in server-rendered HTML, because the server cannot detect the color scheme. Pages without
// server-rendered HTML don't have to compile them.
const systemTokens = css`
  @media (prefers-color-scheme: dark) {
    &:where([data-cp-theme='system']) {
      ${darkTokens}
    }
  }
`;

const Root = styled.div<{ 'data-cp-theme': Theme | 'system' }>`
  ${sharedTokens}
  ${hostReset}
  background: var(--cp-surface-canvas);
  color: var(--cp-text-primary);
  font: var(--cp-weight-regular) var(--cp-text-sm) / var(--cp-leading-sm) var(--cp-font-sans);
  letter-spacing: -0.006em;
  -webkit-font-smoothing: antialiased;

  /* These rules are as specific as a single class, so that [data-cp-theme].its-class can override any token. */
  &:where([data-cp-theme='dark']) {
    ${darkTokens}
  }
  &:where([data-cp-theme='light'], [data-cp-theme='system']) {
    ${lightTokens}
  }
  ${({ 'data-cp-theme': theme }) => theme === 'system' && systemTokens}
  & :where(:focus-visible) {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: 1px;
  }
  @media (prefers-reduced-motion: reduce) {
    & *,
    & *::before,
    & *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;

/**
 * Provides the styles for all components inside it. Variables and resets apply only to its root element. Popovers and
 * dialogs open inside it. A page can have several providers with different themes.
 *
 * @example
 * <ThemeProvider theme="system"><Calendar entries={entries} brands={brands} /></ThemeProvider>
 */
export const ThemeProvider = forwardRef<HTMLDivElement, ThemeProviderProps>(function ThemeProvider(
  { theme = 'dark', dir, nonce, closeOnBack = false, children, ...rest },
  ref,
) {
  const isServerHtml = useServerHtml();
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const [container] = useState(portalContainer);
  // Radix locks scrolling with its own style element, which gets its nonce from here.
  useInsertionEffect(() => {
    if (nonce) setNonce(nonce);
  }, [nonce]);
  // An insertion effect runs before a router's effects, so this listener is added before the router's listener.
  // Browsers call the window's listeners in the order in which they were added, even capture listeners.
  useInsertionEffect(() => (closeOnBack ? followHistory() : undefined), [closeOnBack]);
  return (
    <StyleSheetManager {...(nonce !== undefined && inBrowser && { nonce })}>
      <NonceContext.Provider value={nonce}>
        <Root
          ref={ref}
          data-cp-theme={theme === 'system' && !isServerHtml ? system : theme}
          dir={dir}
          {...rest}
        >
          {/* Radix requires the direction, because it sets `dir` itself and interprets arrow keys accordingly. */}
          <Direction.Provider dir={dir === 'rtl' ? 'rtl' : 'ltr'}>
            <PortalContainerContext.Provider value={container}>
              <CloseOnBackContext.Provider value={closeOnBack}>
                <TooltipProvider>{children}</TooltipProvider>
              </CloseOnBackContext.Provider>
            </PortalContainerContext.Provider>
          </Direction.Provider>
          <div ref={container.set} data-cp-portals="" />
        </Root>
      </NonceContext.Provider>
    </StyleSheetManager>
  );
});
