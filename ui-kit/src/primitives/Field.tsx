import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useThemed } from '../theme/portal-container.js';

/** Attributes that connect a control to its label and description. Spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Props of Field. All other props are passed to the root element. */
export interface FieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  label: ReactNode;
  /** Whether to display an asterisk and set `aria-required`. */
  required?: boolean | undefined;
  /** A sentence below the control. */
  hint?: ReactNode;
  /** An error message, which replaces the hint. */
  error?: string | undefined;
  /** Renders the control with the attributes that connect it to its label. */
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
 * A label, a control, and a hint or an error.
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
