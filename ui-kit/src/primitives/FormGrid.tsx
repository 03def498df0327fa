import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';

/** Props of FormGrid. All props are passed to the `<div>`. */
export type FormGridProps = ComponentPropsWithoutRef<'div'>;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--cp-space-4);
  align-content: start;

  > [data-full] {
    grid-column: 1 / -1;
  }
  > hr {
    grid-column: 1 / -1;
    width: 100%;
    margin: var(--cp-space-1) 0;
    border: 0;
    border-top: 1px solid var(--cp-border-default);
  }
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/**
 * A grid of fields with two columns, or one column below 640 px. A child with `data-full` spans the full width, and an
 * `<hr>` separates groups.
 */
export const FormGrid = forwardRef<HTMLDivElement, FormGridProps>(function FormGrid(props, ref) {
  return <Root ref={ref} {...props} />;
});
