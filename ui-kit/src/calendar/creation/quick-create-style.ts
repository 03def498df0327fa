import { styled } from 'styled-components';

export const Card = styled.form`
  width: 550px;
  max-width: 100%;

  [data-head] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-3);
    padding: 12px 14px 10px var(--cp-space-4);
    border-block-end: 1px solid var(--cp-border-default);
  }
  [data-head] > input {
    flex: 1;
    min-width: 0;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--cp-text-primary);
    font-size: var(--cp-text-md);
  }
  [data-head] > input:focus-visible {
    outline: none;
  }
  [data-head] > input::placeholder {
    color: var(--cp-text-tertiary);
    opacity: 1;
  }
  [data-head] > span {
    flex: none;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
  }
  [data-row] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--cp-space-1);
    padding: var(--cp-space-2);
  }
  [data-brand] {
    flex: 1;
    min-width: 120px;
    max-width: 190px;
    margin-inline-end: auto;
  }
  [data-brand] > button {
    height: 32px;
    border-color: transparent;
    background: none;
  }
`;

export const SheetForm = styled.form`
  display: grid;
  gap: var(--cp-space-3);
  padding-block: var(--cp-space-1);

  > p:first-of-type {
    margin-block-end: calc(-1 * var(--cp-space-1));
  }
  > p {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-sm);
  }
  input[type='text'],
  [data-brand] > button {
    height: 44px;
    font-size: 16px;
  }
  [role='radiogroup'] > label {
    flex: 1;
    height: 44px;
  }
`;

export const Missing = styled.p`
  padding: 0 var(--cp-space-4) 10px;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
`;
