import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { Field } from '../../primitives/Field.js';
import { PasswordInput } from '../../primitives/PasswordInput.js';
import type { FormProblems } from './form-problems.js';
import { newLinkDialogMessages } from './new-link-messages.js';
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
}

/** The field for choosing between current content and frozen content. */
export function FreezeField({ form, onChange, token, problems }: LinkFieldsProps) {
  const { locale } = useKit();
  const text = useMessages(newLinkDialogMessages);
  const frozenAt = token?.frozenAt ?? null;
  const hint = frozenAt === null ? text.freezeHint : text.frozenHint;
  return (
    <SegmentedField
      label={text.changes}
      segments={[
        { value: 'follow', label: text.follow },
        {
          value: 'freeze',
          label: text.freeze({ date: frozenAt === null ? null : instantDate(frozenAt, locale) }),
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
export function LinkPasswordField({ form, onChange, token, problems }: LinkFieldsProps) {
  const text = useMessages(newLinkDialogMessages);
  const hasPassword = token?.hasPassword === true;
  return (
    <>
      <Field label={text.password} hint={text.passwordHint} error={problems.password}>
        {(bound) => (
          <PasswordInput
            {...bound}
            value={form.password}
            onChange={({ target }) => onChange({ password: target.value })}
            placeholder={text.passwordPlaceholder({ hasPassword })}
            disabled={form.removesPassword}
            // Browsers must not autofill the user's account password.
            autoComplete="new-password"
            showLabel={text.showPassword}
          />
        )}
      </Field>
      {hasPassword && (
        <Checkbox
          data-full=""
          checked={form.removesPassword}
          onCheckedChange={({ checked }) => onChange({ removesPassword: checked })}
        >
          {text.removePassword}
        </Checkbox>
      )}
    </>
  );
}
