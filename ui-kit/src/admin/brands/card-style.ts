import { css } from 'styled-components';

/** The frame of a card, also of one that is still to come. */
export const cardStyle = css`
  display: flex;
  align-items: center;
  gap: var(--cp-space-3);
  min-width: 0;
  height: 72px;
  padding-inline: var(--cp-space-4) var(--cp-space-2);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-panel);
`;
