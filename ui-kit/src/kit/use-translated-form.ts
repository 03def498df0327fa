import { useEffect, useRef } from 'react';
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { useKit } from './use-kit.js';

/** Returns the names of the fields with errors, except those with errors from the server. */
function invalidNames(errors: object, parent = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error?.type === 'string') return error.type === 'server' ? [] : [parent + name];
    return invalidNames(error ?? {}, `${parent}${name}.`);
  });
}

/**
 * Works like `useForm` of React Hook Form. If the language changes while errors are displayed, the fields are validated
 * again, because the form stores the texts of the errors.
 */
export function useTranslatedForm<Values extends FieldValues>(
  options: UseFormProps<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>(options);
  const { errors } = form.formState;
  const { locale, messages } = useKit();
  const language = useRef({ locale, messages });
  useEffect(() => {
    if (language.current.locale === locale && language.current.messages === messages) return;
    language.current = { locale, messages };
    const names = invalidNames(errors) as Path<Values>[];
    if (names.length > 0) void form.trigger(names);
  });
  return form;
}
