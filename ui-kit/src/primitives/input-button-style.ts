import { css } from 'styled-components';

/** The styles of an input with a button at its end. */
export const inputButtonStyle = css`
  position: relative;

  & > input {
    padding-inline-end: 36px;
  }
  & > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-content: center;
    width: 32px;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-tertiary);
    cursor: pointer;
  }
  & > button:disabled {
    cursor: default;
  }
  @media (pointer: coarse) {
    & > input {
      padding-inline-end: 44px;
    }
    & > button {
      width: 40px;
    }
  }
  & > button:enabled:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }
`;
