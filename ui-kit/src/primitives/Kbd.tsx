import { styled } from 'styled-components';

/** A keyboard key, such as 'Ctrl'. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-content: center;
  flex: none;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 1px solid var(--cp-border-control);
  border-radius: 4px;
  background: var(--cp-surface-hover);
  color: var(--cp-text-secondary);
  font-family: inherit;
  font-size: var(--cp-text-xs);
  line-height: 16px;
  font-weight: var(--cp-weight-medium);
  white-space: nowrap;
`;
