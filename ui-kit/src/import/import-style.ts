import { css, styled } from 'styled-components';
import { narrowPart } from '../primitives/narrow-part.js';

/** The row of buttons below a step. */
export const Foot = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--cp-space-2);
  padding: var(--cp-space-3) var(--cp-space-4);
  border-block-start: 1px solid var(--cp-border-default);

  & > div {
    flex: 1 1 240px;
    min-width: 0;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  ${narrowPart(css`
    --cp-control-h: 44px;
  `)}
`;

/** The content of a step, which fills the page and scrolls. */
export const Panel = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  outline: none;
`;

/** An error message below a control. */
export const Problems = styled.p`
  color: var(--cp-danger-text);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  overflow-wrap: anywhere;
`;

/** An inline button that looks like a link. */
export const TextButton = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--cp-text-primary);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
