import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useThemed } from '../theme/portal-container.js';

/** What a control needs in order to be named and described by its field: spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Props of Field; others go to the root element. */
export interface FieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  label: ReactNode;
  /** Shows an asterisk and tells screen readers. */
  required?: boolean | undefined;
  /** A sentence below the control. */
  hint?: ReactNode;
  /** What is wrong; takes the hint's place. */
  error?: string | undefined;
  /** Draws the control with what binds it to the label. */
  children: (control: FieldControl) => ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-weight: var(--cp-weight-medium);
  color: var(--cp-text-secondary);

  & > span {
    margin-inline-start: 2px;
    color: var(--cp-danger-text);
  }
`;

const Hint = styled.p`
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  color: var(--cp-text-tertiary);
  overflow-wrap: anywhere;

  &[data-error] {
    color: var(--cp-danger-text);
  }
`;

/**
 * A label, a control, and what is to be said of it.
 *
 * @example
 * <Field label="Name" required error={error}>{(control) => <TextInput {...control} />}</Field>
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { label, required, hint, error, children, ...rest },
  ref,
) {
  useThemed();
  const id = useId();
  const note = error ?? hint;
  return (
    <Root ref={ref} data-invalid={error ? '' : undefined} {...rest}>
      <Label htmlFor={id}>
        {label}
        {required && <span aria-hidden>*</span>}
      </Label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {note && (
        <Hint id={`${id}-note`} data-error={error ? '' : undefined} role={error ? 'alert' : undefined}>
          {note}
        </Hint>
      )}
    </Root>
  );
});
