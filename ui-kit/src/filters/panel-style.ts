import { css } from 'styled-components';

/** The layout of a panel with filters. */
export const panelStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-4);
  --cp-control-h: 36px;

  & > h2 {
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-semibold);
  }

  [data-another] {
    justify-self: start;
    --cp-control-h: 32px;
    margin-inline: -8px;
    margin-block: -4px;
    padding-inline: var(--cp-space-2);
  }
`;
