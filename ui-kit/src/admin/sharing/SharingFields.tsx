import type { Field as FieldOfEntries } from '@content-planner/model';
import { useMessages } from '../../kit/use-messages.js';
import { DateInput } from '../../primitives/DateInput.js';
import { Field } from '../../primitives/Field.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { Select } from '../../primitives/Select.js';
import { TextArea, TextInput } from '../../primitives/TextInput.js';
import type { FormProblems } from './form-problems.js';
import { IncludedFields } from './IncludedFields.js';
import { FreezeField, LinkPasswordField } from './LinkFields.js';
import { newLinkDialogMessages } from './new-link-messages.js';
import { ScopeFields } from './ScopeFields.js';
import { SegmentedField } from './SegmentedField.js';
import { type ExpiryChoice, LIFETIMES, type SharingForm, type StartChoice } from './sharing-form.js';
import type { AccessToken, NewLinkKind } from './types.js';

interface SharingFieldsProps {
  kind: NewLinkKind;
  /** The token to edit; null for a new one. */
  token: AccessToken | null;
  /** All fields. */
  fields: readonly FieldOfEntries[];
  form: SharingForm;
  onChange: (part: Partial<SharingForm>) => void;
  problems: FormProblems;
}

const STARTS: readonly StartChoice[] = ['today', 'date', 'all'];
const EXPIRIES: readonly ExpiryChoice[] = [...LIFETIMES, 'date', 'never'];

/** The form fields for a link, an embed or a key. */
export function SharingFields({ kind, token, fields, form, onChange, problems }: SharingFieldsProps) {
  const text = useMessages(newLinkDialogMessages);
  const ofToken = { form, onChange, token, problems };
  return (
    <FormGrid>
      <Field data-full="" label={text.name} required error={problems.name}>
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
          label={text.access}
          segments={[
            { value: 'read', label: text.readOnly },
            { value: 'write', label: text.readAndWrite },
          ]}
          value={form.canWrite ? 'write' : 'read'}
          onValueChange={({ value }) => onChange({ canWrite: value === 'write' })}
        />
      )}
      <ScopeFields kind={kind} form={form} onChange={onChange} problems={problems} />
      <SegmentedField
        label={text.period}
        segments={STARTS.map((start) => ({ value: start, label: text.start({ start }) }))}
        value={form.start}
        onValueChange={({ value }) => onChange({ start: value as StartChoice })}
      />
      {form.start === 'date' && (
        <Field label={text.startDate} error={problems.startDate}>
          {(bound) => (
            <DateInput
              {...bound}
              value={form.startDate}
              onValueChange={({ value }) => onChange({ startDate: value })}
            />
          )}
        </Field>
      )}
      {kind === 'link' && <FreezeField {...ofToken} />}
      {kind === 'embed' && (
        <Field data-full="" label={text.origins} required hint={text.originsHint} error={problems.origins}>
          {(bound) => (
            <TextArea
              {...bound}
              rows={2}
              value={form.origins}
              onChange={({ target }) => onChange({ origins: target.value })}
              placeholder={text.originsPlaceholder}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <IncludedFields {...ofToken} kind={kind} fields={fields} />
      <Field label={text.expires}>
        {(bound) => (
          <Select
            {...bound}
            options={EXPIRIES.map((expiry) => ({ value: expiry, label: text.expiry({ expiry }) }))}
            value={form.expiry}
            onValueChange={({ value }) => onChange({ expiry: value as ExpiryChoice })}
          />
        )}
      </Field>
      {form.expiry === 'date' && (
        <Field label={text.expiryDate} error={problems.expiryDate}>
          {(bound) => (
            <DateInput
              {...bound}
              value={form.expiryDate}
              onValueChange={({ value }) => onChange({ expiryDate: value })}
            />
          )}
        </Field>
      )}
      {kind === 'link' && <LinkPasswordField {...ofToken} />}
    </FormGrid>
  );
}
