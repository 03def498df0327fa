import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface FilterSectionFrameProps {
  label: string;
  /** Displayed at the end of the label's line, such as a button that removes the section. */
  action?: ReactNode;
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;

  & > div:first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--cp-space-2);
    min-height: var(--cp-leading-xs);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
    overflow-wrap: anywhere;
  }
  & > div:first-child > button {
    --cp-control-h: 24px;
    margin-block: -4px;
  }
  & > [data-wide] {
    display: flex;
  }
  & > [data-wide] > button {
    flex: 1 1 0;
  }
`;

/** One filter in the panel: a label and its controls. */
export function FilterSectionFrame({ label, action, children }: FilterSectionFrameProps) {
  const labelId = useId();
  return (
    <Root role="group" aria-labelledby={labelId}>
      <div>
        <span id={labelId}>{label}</span>
        {action}
      </div>
      {children}
    </Root>
  );
}
