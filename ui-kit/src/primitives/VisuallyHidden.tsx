import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { css, styled } from 'styled-components';

/** Hides an element visually, but not from screen readers. */
export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Props of {@link VisuallyHidden}. All props are passed to the `<span>`. */
export type VisuallyHiddenProps = ComponentPropsWithoutRef<'span'>;

const Root = styled.span`
  ${visuallyHiddenStyle}
`;

/** Text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden(props, ref) {
    return <Root {...props} ref={ref} />;
  },
);
