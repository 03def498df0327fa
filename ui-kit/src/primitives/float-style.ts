import { css, keyframes } from 'styled-components';

/** The fade-in animation. */
export const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

/** The fade-out animation. */
export const fadeOut = keyframes`
  to {
    opacity: 0;
  }
`;

/** Covers the window, even in the top layer, where the browser's popover styles apply. */
export const fullWindow = css`
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  margin: 0;
  border: 0;
  color: inherit;
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: scale(0.98);
  }
`;

/** The styles of popovers and menus. */
export const floatStyle = css`
  /* Popovers are also above dialogs, because date and color pickers open inside dialogs. */
  z-index: var(--cp-z-tooltip);
  --cp-entry-surface: var(--cp-surface-float);
  border: 1px solid var(--cp-border-float);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-float);
  color: var(--cp-text-primary);

  &[data-state='open'],
  &[data-state='delayed-open'] {
    animation: ${rise} var(--cp-duration) var(--cp-ease-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--cp-duration-fast) var(--cp-ease-out);
  }

  &:focus-visible {
    outline: none;
  }
`;
