import { css } from 'styled-components';

/** How long a toast is displayed, in ms. */
export const TOAST_DURATION = 5000;

/** The corner of the window where toasts appear. */
export const toastCorner = css`
  position: fixed;
  inset-block-end: var(--cp-space-4);
  inset-inline-end: var(--cp-space-4);
  z-index: var(--cp-z-toast);
  width: 376px;
  max-width: calc(100vw - 32px);
  /* A modal dialog disables pointer events for everything else. */
  pointer-events: auto;

  /* Toasts must not cover the buttons of the bulk bar, or the dates and keys that are displayed during a move. */
  :root:has(:is([data-cp-bulk-bar], [data-cp-move-strip])) & {
    inset-block-end: 88px;
  }

  /* On phones, the buttons of sheets and dialogs are at the bottom. */
  @media (width < 768px) {
    :root:has(:is([role='dialog'], [role='alertdialog'])[data-state='open']) & {
      inset-block: var(--cp-space-4) auto;
    }
  }
`;

/** The styles of a toast. */
export const toastStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 28px;
  gap: 2px var(--cp-space-3);
  padding: var(--cp-space-3) var(--cp-space-2) var(--cp-space-3) var(--cp-space-4);
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-float);
  overflow-wrap: anywhere;
  /* Radix disables pointer events for a toast that appears before a dialog opens. */
  pointer-events: auto !important;

  &[data-icon] {
    grid-template-columns: 18px minmax(0, 1fr) 28px;
  }
  & > svg {
    grid-column: 1;
    margin-block-start: 2px;
    color: var(--cp-text-secondary);
  }
  &[data-tone='destructive'] > svg {
    color: var(--cp-danger-text);
  }
  &[data-tone='destructive'] {
    border-color: color-mix(in oklab, var(--cp-danger-text) 55%, var(--cp-border-control));
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;
