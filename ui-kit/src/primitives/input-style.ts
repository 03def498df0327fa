import { css } from 'styled-components';

/** The styles of all controls that have a value. */
export const inputStyle = css`
  width: 100%;
  min-width: 0;
  height: var(--cp-input-h, 36px);
  padding: 0 10px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-sm);
  background: var(--cp-surface-field);
  color: var(--cp-text-primary);

  &::placeholder {
    color: var(--cp-text-tertiary);
    opacity: 1;
  }
  &:focus-visible {
    border-color: var(--cp-focus-ring);
    outline: 2px solid color-mix(in oklab, var(--cp-focus-ring) 45%, transparent);
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: var(--cp-danger-text);
  }
  &:disabled {
    color: var(--cp-text-tertiary);
  }
  /* Not all browsers have this button. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
