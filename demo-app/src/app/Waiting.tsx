import { BrandMark, VisuallyHidden } from '@content-planner/ui-kit';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from,
  60% {
    opacity: 0;
  }
`;

const Root = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  height: 100%;
  color: var(--cp-text-tertiary);
  /* What comes at once is not announced by a flash. */
  animation: ${appear} 500ms var(--cp-ease-out);
`;

/** Stands where a page will be that is not known yet: who looks, or the screen's own code. */
export function Waiting() {
  return (
    <Root>
      <BrandMark aria-hidden compact />
      <VisuallyHidden role="status">Loading</VisuallyHidden>
    </Root>
  );
}
