import { css, keyframes } from 'styled-components';

/** Fades in. */
export const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

/** Fades out. */
export const fadeOut = keyframes`
  to {
    opacity: 0;
  }
`;

/** Covers the window, also in the top layer, where the browser's own style of popovers applies. */
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

/** The surface of what floats: popovers and menus. */
export const floatStyle = css`
  /* Above a dialog too: pickers open from inside of one. */
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
