import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Theme } from '../src/theme/ThemeProvider.js';
import { darkTokens, lightTokens, sharedTokens } from '../src/theme/tokens.js';

const Root = styled.div`
  ${sharedTokens}
  &[data-theme='dark'] {
    ${darkTokens}
  }
  &[data-theme='light'] {
    ${lightTokens}
  }
  & .sbdocs-content a:not(.sb-unstyled *, .sb-story *) {
    color: var(--cp-accent-text);
  }
  & table:not(.sb-unstyled *, .sb-story *, .docblock-argstable) {
    display: block;
    overflow-x: auto;

    & tr,
    & tr:nth-of-type(2n) {
      border-top: 1px solid var(--cp-border-subtle);
      background: none;
    }
    & th,
    & td {
      border: 0;
      padding: 8px 16px 8px 0;
      color: var(--cp-text-primary);
      text-align: start;
      vertical-align: top;
    }
    & th {
      color: var(--cp-text-secondary);
      font-weight: var(--cp-weight-medium);
    }
  }
  & thead:not(:has(th:not(:empty))) {
    display: none;
  }
  /* Without these rules, a story's frame would confine dialogs and toasts, and clip popovers. */
  & .sbdocs-preview:has([role='dialog'], [role='alertdialog'], [data-radix-popper-content-wrapper], [data-cp-toasts] li),
  & .docs-story:has([role='dialog'], [role='alertdialog'], [data-radix-popper-content-wrapper], [data-cp-toasts] li) {
    overflow: visible;
  }
  & .docs-story:has([role='dialog'], [role='alertdialog'], [data-radix-popper-content-wrapper], [data-cp-toasts] li) > * {
    transform: none;
  }
  /* On small screens, there is room for the props' descriptions, but not for their controls. */
  @media (max-width: 767.98px) {
    & .docblock-argstable :is(th, td):nth-child(n + 3) {
      display: none;
    }
  }
  & kbd {
    display: inline-block;
    min-width: 20px;
    padding: 0 5px;
    border: 1px solid var(--cp-border-control);
    border-radius: 4px;
    color: var(--cp-text-primary);
    font: 12px / 18px var(--cp-font-sans);
    white-space: nowrap;
    text-align: center;
  }
`;

/** The frame around a Storybook page. Fixes colors that Storybook's themes leave gray or hard to read. */
export function PageFrame({ theme, children }: { theme: Theme; children: ReactNode }) {
  return <Root data-theme={theme}>{children}</Root>;
}
