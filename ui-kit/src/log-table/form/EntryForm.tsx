import { forwardRef, useEffect, useRef, useState } from 'react';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { FormDialog } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { CalendarFields } from './CalendarFields.js';
import { CustomFields } from './CustomFields.js';
import { ConflictFields } from './conflict/ConflictFields.js';
import { ConflictNotice } from './conflict/ConflictNotice.js';
import { conflictMessages } from './conflict/conflict-messages.js';
import { LatestBar } from './conflict/LatestBar.js';
import { useLatest } from './conflict/use-latest.js';
import { useReview } from './conflict/use-review.js';
import { useReviewed } from './conflict/use-reviewed.js';
import { entryDialogMessages } from './entry-dialog-messages.js';
import type { EntryDialogProps } from './entry-dialog-props.js';
import { entryValues } from './entry-values.js';
import { FormProblem } from './FormProblem.js';
import { KindFields } from './KindFields.js';
import { controlOf } from './server-errors.js';
import { useEntryForm } from './use-entry-form.js';

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
  const { locale, brands } = useKit();
  const translate = useTranslate();
  const text = useMessages(entryDialogMessages);
  const conflictText = useMessages(conflictMessages);
  const { form, problems, entry, base, setBase, described, configurations } = useEntryForm({
    kind,
    entry: givenEntry,
    template,
    defaultDate,
    defaultEndDate,
    defaultTitle,
    defaultBrandId,
    today,
  });
  const [touched, setTouched] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);

  /** How many times the user has returned to the form. */
  const [returns, setReturns] = useState(0);
  const { reviewed, isGone, show, hide: hideReview, hideTheirs } = useReviewed(conflict);
  const theirs = reviewed?.theirs ?? null;
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
    const errors = Object.entries(fieldErrors ?? {});
    // If the user is comparing two versions, return to the fields, because the errors are displayed next to them.
    if (errors.length > 0) hideTheirs();
    for (const [field, message] of errors) {
      form.setError(controlOf(field, described, configurations), { type: 'server', message });
    }
  }, [fieldErrors, form, described, configurations, hideTheirs]);

  useEffect(() => {
    if (returns === 0) return;
    // Validate the form, because the chosen values might contradict each other. For example, the other user's end date
    // might be before this user's start date.
    void form.trigger(undefined, { shouldFocus: true }).then((valid) => {
      if (valid) titleInput.current?.focus();
    });
  }, [returns, form]);

  const leave = () => {
    hideReview();
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

  const { news, changedFields, hide } = useLatest({
    latest: rest.open && !rest.busy ? latest : null,
    base: isGone ? null : base,
    reviewed: theirs,
    fields: { kind: described, configurations, brands, translate },
  });
  const submitLabel = entry ? text.update : text.create;
  return (
    <FormDialog
      initialFocusRef={titleInput}
      {...rest}
      ref={ref}
      title={entry ? described.texts.edit : described.texts.create}
      dirty={touched || form.formState.isDirty || review !== null || isGone}
      onSubmit={(event) => {
        decide();
        return send(event);
      }}
      // Count the form as changed as soon as the user types. A typed date changes the form only on blur, and an
      // accidental click before that must not discard it.
      onInput={() => setTouched(true)}
      notice={<LatestBar news={news} fields={changedFields} onShow={() => show(news)} onHide={hide} />}
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
