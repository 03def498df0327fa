import { styled } from 'styled-components';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { fieldIdOf } from '../../logs/field-id.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { DateInput } from '../../primitives/DateInput.js';
import { Field } from '../../primitives/Field.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { Select } from '../../primitives/Select.js';
import { TextArea, TextInput } from '../../primitives/TextInput.js';
import type { FormProblems } from './form-problems.js';
import { FreezeField, LinkPasswordField } from './LinkFields.js';
import { newLinkDialogMessages } from './new-link-messages.js';
import { ScopeFields } from './ScopeFields.js';
import { SegmentedField } from './SegmentedField.js';
import {
  type ExpiryChoice,
  LIFETIMES,
  type SharingForm,
  type StartChoice,
  sharedFields,
} from './sharing-form.js';
import { includesAny } from './token-scope.js';
import type { AccessToken, NewLinkKind } from './types.js';

interface SharingFieldsProps {
  kind: NewLinkKind;
  /** The token to edit; null for a new one. */
  token: AccessToken | null;
  form: SharingForm;
  onChange: (part: Partial<SharingForm>) => void;
  problems: FormProblems;
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
export function SharingFields({ kind, token, form, onChange, problems }: SharingFieldsProps) {
  const { fields: fieldConfigurations } = useKit();
  const kinds = useKinds();
  const text = useMessages(newLinkDialogMessages);
  const ofLink = { form, onChange, token, problems };
  const writes = kind === 'key' && form.canWrite;
  const included = sharedFields(form, kind, token, { kinds, fields: fieldConfigurations });
  const fields = [
    ...new Set(
      fieldConfigurations
        .filter((field) => includesAny({ fields: included }, [fieldIdOf(field)]))
        .map(({ fieldLabel }) => fieldLabel),
    ),
  ];
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
      {kind === 'link' && <FreezeField {...ofLink} />}
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
      <Include data-full="" role="group" aria-label={text.include}>
        <span aria-hidden>{text.include}</span>
        <Checkbox checked disabled>
          {text.titleAndDates}
        </Checkbox>
        <Checkbox
          checked={writes || form.description}
          disabled={writes}
          onCheckedChange={({ checked }) => onChange({ description: checked })}
        >
          {text.descriptions}
        </Checkbox>
        <Checkbox
          checked={writes || form.notes}
          disabled={writes}
          onCheckedChange={({ checked }) => onChange({ notes: checked })}
        >
          {text.notes}
        </Checkbox>
        <p>{text.fieldsHint({ kind, fields })}</p>
      </Include>
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
      {kind === 'link' && <LinkPasswordField {...ofLink} />}
    </FormGrid>
  );
}
