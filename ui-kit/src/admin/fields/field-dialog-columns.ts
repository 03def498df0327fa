import { styled } from 'styled-components';

/** What a field is, and beside it what depends on its type. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 392px) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  /* The dialog keeps its height, whatever the fields contain. */
  height: min(60vh, 540px);
  margin: -4px calc(-1 * var(--cp-space-6)) calc(-1 * var(--cp-space-5));
  border-block-start: 1px solid var(--cp-border-default);

  & > div {
    display: flex;
    flex-direction: column;
    gap: var(--cp-space-4);
    min-width: 0;
    padding: 20px var(--cp-space-6);
    overflow: auto;
  }
  & > div > * {
    flex: none;
  }
  & > div:last-child {
    gap: var(--cp-space-3);
    border-inline-start: 1px solid var(--cp-border-default);
    background: color-mix(in oklab, var(--cp-surface-hover) 50%, transparent);
  }
  @media (pointer: coarse) {
    height: min(60vh, 680px);
  }
  @media (width < 768px) {
    display: flex;
    flex-direction: column;
    gap: var(--cp-space-4);
    height: auto;
    margin-inline: calc(-1 * var(--cp-space-4));
    padding: 20px var(--cp-space-4);

    & > div {
      display: contents;
    }
    /* The hint about an existing field is next to the label that it is about. */
    & > div:first-child > :first-child {
      order: -2;
    }
    & > div:last-child > [data-hint] {
      order: -1;
    }
  }
`;
