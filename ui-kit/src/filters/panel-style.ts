import { css } from 'styled-components';

/** The layout of a panel with filters. */
export const panelStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-4);
  --cp-control-h: 36px;

  [data-fields] {
    display: grid;
    gap: var(--cp-space-4);
  }
  [data-fields]:empty {
    display: none;
  }
  [data-another] {
    justify-self: start;
    --cp-control-h: 32px;
    margin-inline: -8px;
    margin-block: -4px;
    padding-inline: var(--cp-space-2);
  }
`;
