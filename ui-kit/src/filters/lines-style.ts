import { styled } from 'styled-components';

/** The layout of the lines with conditions. */
export const Lines = styled.div`
  display: grid;
  gap: 6px;

  &:empty {
    display: none;
  }
  & > [role='group'] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-1);
    --cp-control-h: 34px;
  }
  & > [role='group'] > div {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    min-width: 0;
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-sm);
  }
  & > [role='group'] > div > * {
    min-height: 34px;
  }
  & > [role='group'] > div > b {
    display: flex;
    align-items: center;
    max-width: 40%;
    padding-inline: 10px;
    border-inline-end: 1px solid var(--cp-border-control);
    font-weight: var(--cp-weight-medium);
    overflow-wrap: anywhere;
  }
  & [role='combobox'] {
    flex: none;
    width: auto;
    border: 0;
    background: none;
    color: var(--cp-text-secondary);
  }
  & > [role='group'] > div > div {
    flex: 1 1 120px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-width: 0;
    border-inline-start: 1px solid var(--cp-border-control);
  }
  & > [role='group'] > div > div:empty {
    display: none;
  }
  & > [role='group'] > div > div > button:only-child:not([role]) {
    flex: 1;
    color: var(--cp-text-primary);
    justify-content: flex-start;
    height: auto;
    min-height: 34px;
    white-space: normal;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & > [role='group'] > div > div > :not(button) {
    flex: 1 1 88px;
    min-width: 0;
  }
  & input {
    border: 0;
    background: none;
  }
  @media (pointer: coarse) {
    & > [role='group'] {
      --cp-control-h: 44px;
    }
  }
`;
