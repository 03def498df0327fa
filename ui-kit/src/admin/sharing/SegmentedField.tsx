import { useId } from 'react';
import { styled } from 'styled-components';
import { type Segment, SegmentedControl } from '../../primitives/SegmentedControl.js';

interface SegmentedFieldProps {
  label: string;
  segments: readonly Segment[];
  value: string;
  /** A sentence below the control. */
  hint?: string | undefined;
  /** An error message, which replaces the hint. */
  error?: string | undefined;
  onValueChange: (change: { value: string }) => void;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;

  & > span {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > p {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & > [data-error] {
    color: var(--cp-danger-text);
  }
  & button {
    flex: 1 1 0;
  }
`;

/** A segmented control that is as wide as the form, with a visible label. */
export function SegmentedField({ label, hint, error, ...rest }: SegmentedFieldProps) {
  const id = useId();
  const description = error ?? hint;
  return (
    <Root data-full="" data-invalid={error ? '' : undefined}>
      <span aria-hidden>{label}</span>
      <SegmentedControl {...rest} label={label} aria-describedby={description ? id : undefined} />
      {description && (
        <p id={id} data-error={error ? '' : undefined} aria-live="polite">
          {description}
        </p>
      )}
    </Root>
  );
}
