import { styled } from 'styled-components';
import { typedDateFormat } from '../../dates/typed-date-format.js';
import type { Brand, FieldConfiguration } from '../../logs/types.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { DateInput } from '../../primitives/DateInput.js';
import { Field } from '../../primitives/Field.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { Select } from '../../primitives/Select.js';
import { TextArea, TextInput } from '../../primitives/TextInput.js';
import type { FormProblems } from './form-problems.js';
import { FreezeField, LinkPasswordField } from './LinkFields.js';
import type { NewLinkDialogLabels } from './new-link-labels.js';
import { ScopeFields } from './ScopeFields.js';
import { SegmentedField } from './SegmentedField.js';
import { type ExpiryChoice, LIFETIMES, type SharingForm, type StartChoice } from './sharing-form.js';
import type { AccessToken, NewLinkKind } from './types.js';

interface SharingFieldsProps {
  kind: NewLinkKind;
  /** The token to edit; null for a new one. */
  token: AccessToken | null;
  form: SharingForm;
  onChange: (part: Partial<SharingForm>) => void;
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  problems: FormProblems;
  locale: string;
  labels: NewLinkDialogLabels;
}

const STARTS: readonly StartChoice[] = ['today', 'date', 'all'];
const EXPIRIES: readonly ExpiryChoice[] = [...LIFETIMES, 'date', 'never'];

const Include = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--cp-space-6);

  & > :is(span, p) {
    flex-basis: 100%;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & > span {
    font-weight: var(--cp-weight-medium);
  }
  & > p {
    color: var(--cp-text-tertiary);
    overflow-wrap: anywhere;
  }
`;

/** The form fields for a link, an embed or a key. */
export function SharingFields({
  kind,
  token,
  form,
  onChange,
  brands,
  fieldConfigurations,
  problems,
  locale,
  labels,
}: SharingFieldsProps) {
  const datePlaceholder = labels.datePlaceholder({ format: typedDateFormat(locale).pattern });
  const ofLink = { form, onChange, token, problems, locale, labels };
  const writes = kind === 'key' && form.canWrite;
  const fields = [
    ...new Set(
      fieldConfigurations.filter(({ isShareable }) => isShareable).map(({ fieldLabel }) => fieldLabel),
    ),
  ];
  return (
    <FormGrid>
      <Field data-full="" label={labels.name} required error={problems.name}>
        {(bound) => (
          <TextInput
            {...bound}
            value={form.name}
            onChange={({ target }) => onChange({ name: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      {kind === 'key' && (
        <SegmentedField
          label={labels.access}
          segments={[
            { value: 'read', label: labels.readOnly },
            { value: 'write', label: labels.readAndWrite },
          ]}
          value={form.canWrite ? 'write' : 'read'}
          onValueChange={({ value }) => onChange({ canWrite: value === 'write' })}
        />
      )}
      <ScopeFields
        kind={kind}
        form={form}
        onChange={onChange}
        brands={brands}
        problems={problems}
        labels={labels}
      />
      <SegmentedField
        label={labels.period}
        segments={STARTS.map((start) => ({ value: start, label: labels.start({ start }) }))}
        value={form.start}
        onValueChange={({ value }) => onChange({ start: value as StartChoice })}
      />
      {form.start === 'date' && (
        <Field label={labels.startDate} error={problems.startDate}>
          {(bound) => (
            <DateInput
              {...bound}
              value={form.startDate}
              onValueChange={({ value }) => onChange({ startDate: value })}
              locale={locale}
              placeholder={datePlaceholder}
              labels={labels.datePicker}
            />
          )}
        </Field>
      )}
      {kind === 'link' && <FreezeField {...ofLink} />}
      {kind === 'embed' && (
        <Field
          data-full=""
          label={labels.origins}
          required
          hint={labels.originsHint}
          error={problems.origins}
        >
          {(bound) => (
            <TextArea
              {...bound}
              rows={2}
              value={form.origins}
              onChange={({ target }) => onChange({ origins: target.value })}
              placeholder={labels.originsPlaceholder}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <Include data-full="" role="group" aria-label={labels.include}>
        <span aria-hidden>{labels.include}</span>
        <Checkbox checked disabled>
          {labels.titleAndDates}
        </Checkbox>
        <Checkbox
          checked={writes || form.description}
          disabled={writes}
          onCheckedChange={({ checked }) => onChange({ description: checked })}
        >
          {labels.descriptions}
        </Checkbox>
        <Checkbox
          checked={writes || form.notes}
          disabled={writes}
          onCheckedChange={({ checked }) => onChange({ notes: checked })}
        >
          {labels.notes}
        </Checkbox>
        <p>{labels.fieldsHint({ kind, fields })}</p>
      </Include>
      <Field label={labels.expires}>
        {(bound) => (
          <Select
            {...bound}
            options={EXPIRIES.map((expiry) => ({ value: expiry, label: labels.expiry({ expiry }) }))}
            value={form.expiry}
            onValueChange={({ value }) => onChange({ expiry: value as ExpiryChoice })}
          />
        )}
      </Field>
      {form.expiry === 'date' && (
        <Field label={labels.expiryDate} error={problems.expiryDate}>
          {(bound) => (
            <DateInput
              {...bound}
              value={form.expiryDate}
              onValueChange={({ value }) => onChange({ expiryDate: value })}
              locale={locale}
              placeholder={datePlaceholder}
              labels={labels.datePicker}
            />
          )}
        </Field>
      )}
      {kind === 'link' && <LinkPasswordField {...ofLink} />}
    </FormGrid>
  );
}
