import { today as currentDay } from '@content-planner/model';
import { useEffect, useMemo, useState } from 'react';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useTranslate } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { EntryDialogProps } from './entry-dialog-props.js';
import { entryErrors } from './entry-errors.js';
import { customFormValue, type EntryFormValues, entryFormValues } from './entry-form-values.js';
import { formErrors } from './form-errors.js';

type Optional = 'defaultDate' | 'defaultEndDate' | 'defaultTitle' | 'defaultBrandId' | 'today';

type EntryFormInput = Required<Pick<EntryDialogProps, 'kind' | 'entry' | 'template'>> & {
  [Name in Optional]: EntryDialogProps[Name] | undefined;
};

/** Creates the form of an entry dialog. It keeps the version of the entry that was current when the form opened. */
export function useEntryForm({ kind, template, today, ...given }: EntryFormInput) {
  const { locale, fields: fieldConfigurations } = useKit();
  const translate = useTranslate();
  const described = useKindOf()(kind);
  const [{ entry, source, day }] = useState(() => ({
    entry: given.entry,
    source: given.entry ?? template,
    day: today ?? currentDay(),
  }));
  /** The version of the entry that the user is editing. */
  const [base, setBase] = useState(entry);
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
      date: given.defaultDate ?? day,
      endDate: given.defaultEndDate,
      title: given.defaultTitle,
      brandId: given.defaultBrandId,
      today: day,
      locale,
    }),
    resolver: (values) => {
      const errors = formErrors(problems(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
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
  return { form, problems, entry, base, setBase, described, configurations };
}
