import { forwardRef, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { today as currentDay } from '../../dates/today.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { Brand, CalendarDate, Entry, FieldConfiguration, LogKind } from '../../logs/types.js';
import type { DialogProps } from '../../primitives/Dialog.js';
import { FormDialog } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { CalendarFields } from './CalendarFields.js';
import { CustomFields } from './CustomFields.js';
import { type EntryDialogLabels, entryDialogLabels } from './entry-dialog-labels.js';
import { entryErrors } from './entry-errors.js';
import { customFormValue, type EntryFormValues, entryFormValues } from './entry-form-values.js';
import { type EntryValues, entryValues } from './entry-values.js';
import { FormProblem } from './FormProblem.js';
import { formErrors } from './form-errors.js';
import { KindFields } from './KindFields.js';
import { controlOf, type EntryFieldError } from './server-errors.js';
import { useSession } from './use-session.js';

/** Props of {@link EntryDialog}; all others go to the dialog element. */
export interface EntryDialogProps
  extends Omit<
    DialogProps,
    'title' | 'description' | 'children' | 'footer' | 'onSubmit' | 'dirty' | 'size' | 'labels' | 'onInvalid'
  > {
  kind: LogKind;
  /** The entry to edit; null to create one. A change of `version` alone leaves what was typed. */
  entry?: Entry | null;
  brands: readonly Brand[];
  /** Custom fields; those of other kinds are left out. */
  fieldConfigurations: readonly FieldConfiguration[];
  /** Saving is under way: nothing is sent twice. */
  busy?: boolean;
  /** Called with valid values. Close the dialog when they are saved. */
  onSubmit: (submission: { values: EntryValues }) => void;
  /** Required custom fields are empty, and nothing was sent: what a toast says (spec, section 5). */
  onInvalid?: (problem: { title: string; description: string }) => void;
  /** What a server refused, shown at its fields. */
  fieldErrors?: readonly EntryFieldError[];
  /** The dates of a new entry; default today. */
  defaultDate?: CalendarDate;
  /** Default the day it is for whoever looks. */
  today?: CalendarDate;
  labels?: Partial<EntryDialogLabels>;
}

const EntryForm = forwardRef<HTMLDivElement, EntryDialogProps>(function EntryForm(
  {
    kind: givenKind,
    entry: givenEntry = null,
    brands,
    fieldConfigurations,
    busy = false,
    onSubmit,
    onInvalid,
    fieldErrors,
    defaultDate,
    today,
    labels,
    onOpenChange,
    ...rest
  },
  ref,
) {
  // A host that forgets the entry as it closes the dialog must not turn it into another one while it fades.
  const [{ kind, entry, day }] = useState(() => ({
    kind: givenKind,
    entry: givenEntry,
    day: today ?? currentDay(),
  }));
  const text = { ...entryDialogLabels(kind), ...labels };
  const configurations = useMemo(
    () => sortedFieldConfigurations(fieldConfigurations, kind),
    [fieldConfigurations, kind],
  );
  const problems = (values: EntryFormValues) =>
    entryErrors(values, { kind, entry, configurations, labels: text });
  const form = useForm<EntryFormValues>({
    defaultValues: entryFormValues({
      kind,
      entry,
      fieldConfigurations,
      date: defaultDate ?? day,
      today: day,
    }),
    resolver: (values) => {
      const errors = formErrors(problems(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const [touched, setTouched] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    for (const configuration of configurations) {
      // Custom fields may be loaded after the dialog has opened.
      const name = `custom.${configuration.id}` as const;
      if (form.getValues(name) === undefined) {
        form.resetField(name, { defaultValue: customFormValue(configuration, { entry, today: day }) });
      }
    }
  }, [configurations, form, entry, day]);

  useEffect(() => {
    for (const { field, message } of fieldErrors ?? []) {
      form.setError(controlOf(field, kind, configurations), { type: 'server', message });
    }
  }, [fieldErrors, form, kind, configurations]);

  const submit = form.handleSubmit(
    (values) => {
      if (!busy) onSubmit({ values: entryValues(kind, values, configurations) });
    },
    () => {
      const { missing } = problems(form.getValues());
      if (missing.length > 0) {
        onInvalid?.({ title: text.invalidTitle, description: text.missing({ fields: missing }) });
      }
    },
  );

  const part = { form, labels: text };
  return (
    <FormDialog
      initialFocusRef={titleInput}
      {...rest}
      ref={ref}
      title={entry ? text.editTitle : text.createTitle}
      dirty={touched || form.formState.isDirty}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      // A date counts as changed when it is left, but a stray click must not lose what is typed before.
      onInput={() => setTouched(true)}
      labels={text}
      cancelLabel={text.cancel}
      submitLabel={entry ? text.update : text.create}
      busy={busy}
    >
      <FormGrid>
        <FormProblem form={form} />
        <KindFields {...part} kind={kind} titleRef={titleInput} />
        <CalendarFields {...part} kind={kind} brands={brands} />
        {configurations.length > 0 && <hr />}
        <CustomFields {...part} configurations={configurations} />
      </FormGrid>
    </FormDialog>
  );
});

/**
 * Creates or edits a log of any kind (spec, sections 2, 4 and 5). It sends nothing itself.
 *
 * @example
 * <EntryDialog open={open} onOpenChange={({ open }) => setOpen(open)} kind="blog" entry={null} brands={brands}
 *   fieldConfigurations={configurations} onSubmit={({ values }) => create(values)} onInvalid={toast} />
 */
export const EntryDialog = forwardRef<HTMLDivElement, EntryDialogProps>(function EntryDialog(props, ref) {
  const session = useSession(props.open, `${props.kind} ${props.entry?.id ?? ''}`);
  return <EntryForm key={session} {...props} ref={ref} />;
});
