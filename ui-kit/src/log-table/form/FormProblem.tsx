import { useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import type { FormPart } from './form-part.js';

const Root = styled.p`
  padding: var(--cp-space-2) var(--cp-space-3);
  border-radius: var(--cp-radius-sm);
  background: var(--cp-danger-tint);
  color: var(--cp-danger-text);
`;

/** What a server refused that belongs to no control. */
export function FormProblem({ form }: Pick<FormPart, 'form'>) {
  const { errors } = useFormState({ control: form.control });
  const message = errors.root?.server?.message;
  return message ? (
    <Root role="alert" data-full="">
      {message}
    </Root>
  ) : null;
}
