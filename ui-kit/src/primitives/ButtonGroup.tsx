import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';

/** Props of {@link ButtonGroup}. All other props are passed to the `<div>`. */
export interface ButtonGroupProps extends ComponentPropsWithoutRef<'div'> {
  /** The accessible name of the group. */
  label: string;
}

const Root = styled.div`
  display: inline-flex;

  > * {
    border-radius: 0;
    margin-inline-start: -1px;
  }

  > :focus-visible {
    z-index: 1;
    position: relative;
  }

  > :first-child {
    margin-inline-start: 0;
    border-start-start-radius: var(--cp-radius-sm);
    border-end-start-radius: var(--cp-radius-sm);
  }

  > :last-child {
    border-start-end-radius: var(--cp-radius-sm);
    border-end-end-radius: var(--cp-radius-sm);
  }
`;

/**
 * Related buttons, joined edge to edge.
 *
 * @example <ButtonGroup label="Period"><IconButton variant="default" … /><Button>Today</Button></ButtonGroup>
 */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(
  { label, ...rest },
  ref,
) {
  return <Root role="group" aria-label={label} {...rest} ref={ref} />;
});
