import { today as currentDay } from '@content-planner/model';
import { forwardRef, useEffect, useMemo, useRef, useState } from 'react';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import { Button } from '../../primitives/Button.js';
import { FormDialog } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { CalendarFields } from './CalendarFields.js';
import { CustomFields } from './CustomFields.js';
import { ConflictFields } from './conflict/ConflictFields.js';
import { ConflictNotice } from './conflict/ConflictNotice.js';
import { comparedFields } from './conflict/compared-fields.js';
import { conflictMessages } from './conflict/conflict-messages.js';
import { differences } from './conflict/differences.js';
import { LatestBar } from './conflict/LatestBar.js';
import { useLatest } from './conflict/use-latest.js';
import { useReview } from './conflict/use-review.js';
import { entryDialogMessages } from './entry-dialog-messages.js';
import type { EntryConflict, EntryDialogProps } from './entry-dialog-props.js';
import { entryErrors } from './entry-errors.js';
import { customFormValue, type EntryFormValues, entryFormValues } from './entry-form-values.js';
import { entryValues } from './entry-values.js';
import { FormProblem } from './FormProblem.js';
import { formErrors } from './form-errors.js';
import { KindFields } from './KindFields.js';
import { controlOf } from './server-errors.js';

/** The content of an entry dialog, mounted each time the dialog opens. */
export const EntryForm = forwardRef<HTMLDivElement, EntryDialogProps>(function EntryForm(
  {
    kind,
    entry: givenEntry = null,
    template = null,
    onSubmit,
    onInvalid,
    fieldErrors,
    conflict = null,
    latest = null,
    defaultDate,
    defaultEndDate,
    defaultTitle,
    defaultBrandId,
    today,
    ...rest
  },
  ref,
) {
  const { locale, brands, fields: fieldConfigurations } = useKit();
  // The form keeps the version of the entry that was current when the form opened.
  const [{ entry, source, day }] = useState(() => ({
    entry: givenEntry,
    source: givenEntry ?? template,
    day: today ?? currentDay(),
  }));
  /** The version of the entry that the user is editing. */
  const [base, setBase] = useState(entry);
  const translate = useTranslate();
  const described = useKindOf()(kind);
  const kindText = described.texts;
  const text = useMessages(entryDialogMessages);
  const conflictText = useMessages(conflictMessages);
  const configurations = useMemo(
    () => sortedFieldConfigurations(fieldConfigurations, kind),
    [fieldConfigurations, kind],
  );
  const problems = (values: EntryFormValues) =>
    entryErrors(values, { kind: described, entry: base, configurations, translate, locale });
  const form = useTranslatedForm<EntryFormValues>({
    defaultValues: entryFormValues({
      kind: described,
      entry: source,
      fieldConfigurations,
      date: defaultDate ?? day,
      endDate: defaultEndDate,
      title: defaultTitle,
      brandId: defaultBrandId,
      today: day,
      locale,
    }),
    resolver: (values) => {
      const errors = formErrors(problems(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const [touched, setTouched] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);

  /** The last conflict that the user left by returning to the form. */
  const [left, setLeft] = useState<EntryConflict | null>(null);
  /** The newer version that the user has opened from the bar. */
  const [shown, setShown] = useState<EntryConflict | null>(null);
  /** How many times the user has returned to the form. */
  const [returns, setReturns] = useState(0);
  const reviewed = (conflict !== left && conflict) || shown;
  const theirs = reviewed?.theirs ?? null;
  const isGone = [conflict, shown].some((one) => one !== null && one.theirs === null);
  const { review, choose, chooseAll, settle } = useReview({
    theirs,
    base,
    form,
    kind: described,
    configurations,
    brands,
    translate,
    locale,
  });

  useEffect(() => {
    for (const configuration of configurations) {
      // Set the initial values of custom fields that loaded after the dialog had opened.
      const name = `custom.${configuration.id}` as const;
      if (form.getValues(name) === undefined) {
        form.resetField(name, {
          defaultValue: customFormValue(configuration, { entry: source, today: day, locale }),
        });
      }
    }
  }, [configurations, form, source, day, locale]);

  useEffect(() => {
    const errors = Object.entries(fieldErrors ?? {});
    // If the user is comparing two versions, return to the fields, because the errors are displayed next to them.
    if (errors.length > 0) setShown((last) => (last?.theirs ? null : last));
    for (const [field, message] of errors) {
      form.setError(controlOf(field, described, configurations), { type: 'server', message });
    }
  }, [fieldErrors, form, described, configurations]);

  useEffect(() => {
    if (returns === 0) return;
    // Validate the form, because the chosen values might contradict each other. For example, the other user's end date
    // might be before this user's start date.
    void form.trigger(undefined, { shouldFocus: true }).then((valid) => {
      if (valid) titleInput.current?.focus();
    });
  }, [returns, form]);

  const leave = () => {
    setLeft(conflict);
    setShown(null);
    setReturns((count) => count + 1);
  };
  const decide = () => {
    if (!theirs) return;
    settle();
    setBase(theirs);
  };
  const backToFields = () => {
    decide();
    leave();
  };
  const send = form.handleSubmit(
    (values) => {
      const subject = isGone ? null : (theirs ?? base);
      onSubmit({ values: entryValues(described, values, configurations, locale), entry: subject });
    },
    () => {
      if (theirs) leave();
      const { missing } = problems(form.getValues());
      if (missing.length > 0) {
        onInvalid?.({ title: text.invalidTitle, description: text.missing({ fields: missing }) });
      }
    },
  );

  const { news, hide } = useLatest({ latest, base: isGone ? null : base, reviewed: theirs });
  const isNews = rest.open && !rest.busy ? news : null;
  const changedFields = useMemo(() => {
    if (!isNews?.theirs || !base) return [];
    const versions = { base, mine: base, theirs: isNews.theirs };
    const fields = comparedFields({ kind: described, configurations, brands, translate });
    return differences(fields, versions).map(({ label }) => label);
  }, [isNews, base, described, configurations, brands, translate]);

  const submitLabel = entry ? text.update : text.create;
  return (
    <FormDialog
      initialFocusRef={titleInput}
      {...rest}
      ref={ref}
      title={entry ? kindText.edit : kindText.create}
      dirty={touched || form.formState.isDirty || review !== null || isGone}
      onSubmit={(event) => {
        decide();
        return send(event);
      }}
      // Count the form as changed as soon as the user types. A typed date changes the form only on blur, and an
      // accidental click before that must not discard it.
      onInput={() => setTouched(true)}
      notice={
        <LatestBar
          news={isNews}
          fields={changedFields}
          onShow={() => {
            setLeft(conflict);
            setShown(isNews);
          }}
          onHide={hide}
        />
      }
      cancelLabel={text.cancel}
      submitLabel={isGone ? conflictText.saveAsNew : submitLabel}
      footerStart={review && <Button onClick={backToFields}>{conflictText.continueEditing}</Button>}
    >
      {review ? (
        <ConflictFields
          key={review.theirs.version}
          conflict={reviewed}
          review={review}
          onChoose={choose}
          onChooseAll={chooseAll}
        />
      ) : (
        <FormGrid>
          {isGone && <ConflictNotice>{conflictText.deletedMeanwhile}</ConflictNotice>}
          <FormProblem form={form} />
          <KindFields form={form} kind={kind} titleRef={titleInput} />
          <CalendarFields form={form} kind={kind} />
          {configurations.length > 0 && <hr />}
          <CustomFields form={form} configurations={configurations} />
        </FormGrid>
      )}
    </FormDialog>
  );
});
