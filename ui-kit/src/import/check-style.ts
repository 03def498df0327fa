import { styled } from 'styled-components';
import { Panel } from './import-style.js';

export const Bar = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-2);
  padding: var(--cp-space-2) var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-subtle);

  & > p {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
  }
`;

export const Container = styled(Panel)`
  container-type: inline-size;
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

export const Grid = styled.div`
  min-width: max-content;

  & > [role='rowgroup'] {
    position: relative;
  }
  & [role='row'] {
    display: grid;
    grid-template-columns: 44px var(--cp-import-columns) 56px;
    min-height: 40px;
    border-block-end: 1px solid var(--cp-border-subtle);
    color: var(--cp-text-secondary);
  }
  & > [role='rowgroup'] > [role='row'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }
  & > [role='row'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    min-height: 36px;
    background: var(--cp-surface-panel);
    border-block-end-color: var(--cp-border-default);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > [role='row'] > * {
    align-self: center;
    padding: 0 var(--cp-space-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [role='row'] > :first-child {
    align-items: center;
    justify-self: center;
    overflow: visible;
  }
  & [role='row'][data-state='error'] {
    border-block-end-color: color-mix(in oklab, var(--cp-danger-text) 32%, transparent);
    background: var(--cp-danger-tint);
  }
  & [role='row'][data-state='duplicate'] {
    color: var(--cp-text-tertiary);
  }

  /* Two lines for each row, with the cells that have errors below them. */
  @container (max-width: 639px) {
    min-width: 0;

    & > [role='row'] > :not(:first-child) {
      display: none;
    }
    & > [role='rowgroup'] > [role='row'] {
      grid-template-columns: 44px minmax(0, 1fr) minmax(0, 1fr);
      grid-auto-rows: minmax(28px, auto);
      padding-block: var(--cp-space-1);
    }
    & > [role='rowgroup'] > [role='row'] > :first-child {
      grid-row: 1 / span 2;
      align-self: center;
    }
    & > [role='rowgroup'] > [role='row'] > [data-column='title'] {
      grid-row: 1;
      grid-column: 2 / -1;
    }
    & > [role='rowgroup'] > [role='row'] > [data-column='startDate'] {
      grid-row: 2;
      grid-column: 2;
    }
    & > [role='rowgroup'] > [role='row'] > [data-column='kind'] {
      grid-row: 2;
      grid-column: 3;
    }
    & [data-column]:not([data-bad], [data-column='select'], [data-column='title']):not(
        [data-column='startDate'],
        [data-column='kind'],
        [data-column='brand']:not([data-empty])
      ) {
      display: none;
    }
    & > [role='rowgroup'] > [role='row'] > [data-column='brand'] {
      grid-column: 2 / -1;
    }
    & [data-bad]:not([data-column='title'], [data-column='startDate'], [data-column='kind']) {
      grid-column: 2 / -1;
    }
  }
`;

export const Rows = styled.div.attrs({ role: 'rowgroup' })``;
export const Line = styled.div.attrs({ role: 'row' })``;
export const Heading = styled.span.attrs({ role: 'columnheader' })``;

export const Empty = styled.p`
  padding: var(--cp-space-6);
  color: var(--cp-text-secondary);
  text-align: center;
`;
