import { useFormState } from 'react-hook-form';
import { Problem } from '../../primitives/Problem.js';
import type { FormPart } from './form-part.js';

/** A server error that does not belong to any control. */
export function FormProblem({ form }: Pick<FormPart, 'form'>) {
  const { errors } = useFormState({ control: form.control });
  const message = errors.root?.server?.message;
  return message ? <Problem data-full="">{message}</Problem> : null;
}
