import { Checkbox } from '../../primitives/Checkbox.js';
import { Field } from '../../primitives/Field.js';
import { PasswordInput } from '../../primitives/PasswordInput.js';
import type { FormProblems } from './form-problems.js';
import type { NewLinkDialogLabels } from './new-link-labels.js';
import { SegmentedField } from './SegmentedField.js';
import type { SharingForm } from './sharing-form.js';
import { instantDate } from './sharing-texts.js';
import type { AccessToken } from './types.js';

interface LinkFieldsProps {
  form: SharingForm;
  onChange: (part: Partial<SharingForm>) => void;
  /** The link to edit; null for a new one. */
  token: AccessToken | null;
  problems: FormProblems;
  locale: string;
  labels: NewLinkDialogLabels;
}

/** The field for choosing between current content and frozen content. */
export function FreezeField({ form, onChange, token, problems, locale, labels }: LinkFieldsProps) {
  const frozenAt = token?.frozenAt ?? null;
  const hint = frozenAt === null ? labels.freezeHint : labels.frozenHint;
  return (
    <SegmentedField
      label={labels.changes}
      segments={[
        { value: 'follow', label: labels.follow },
        {
          value: 'freeze',
          label: labels.freeze({ date: frozenAt === null ? null : instantDate(frozenAt, locale) }),
        },
      ]}
      value={form.isFrozen ? 'freeze' : 'follow'}
      onValueChange={({ value }) => onChange({ isFrozen: value === 'freeze' })}
      hint={form.isFrozen ? hint : undefined}
      error={problems.isFrozen}
    />
  );
}

/** The field for a link's password. */
export function LinkPasswordField({ form, onChange, token, problems, labels }: LinkFieldsProps) {
  const hasPassword = token?.hasPassword === true;
  return (
    <>
      <Field label={labels.password} hint={labels.passwordHint} error={problems.password}>
        {(bound) => (
          <PasswordInput
            {...bound}
            value={form.password}
            onChange={({ target }) => onChange({ password: target.value })}
            placeholder={labels.passwordPlaceholder({ hasPassword })}
            disabled={form.removesPassword}
            // Browsers must not autofill the user's account password.
            autoComplete="new-password"
            showLabel={labels.showPassword}
          />
        )}
      </Field>
      {hasPassword && (
        <Checkbox
          data-full=""
          checked={form.removesPassword}
          onCheckedChange={({ checked }) => onChange({ removesPassword: checked })}
        >
          {labels.removePassword}
        </Checkbox>
      )}
    </>
  );
}
