import type { Field } from '@content-planner/model';
import { styled } from 'styled-components';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { byKind } from '../../logs/kinds/by-kind.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import type { FormProblems } from './form-problems.js';
import { newLinkDialogMessages } from './new-link-messages.js';
import { offeredFields, type SharingForm, sharedFields } from './sharing-form.js';
import { withFields } from './token-scope.js';
import type { AccessToken, NewLinkKind } from './types.js';

interface IncludedFieldsProps {
  kind: NewLinkKind;
  token: AccessToken | null;
  /** All fields. */
  fields: readonly Field[];
  form: SharingForm;
  onChange: (part: Partial<SharingForm>) => void;
  problems: FormProblems;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  column-gap: var(--cp-space-4);

  & > :is(span, p) {
    grid-column: 1 / -1;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & > span {
    font-weight: var(--cp-weight-medium);
  }
  & > p {
    color: var(--cp-text-tertiary);
  }
  & > p[data-error] {
    color: var(--cp-danger-text);
  }
  & label {
    overflow-wrap: anywhere;
  }
`;

/** The checkboxes for the fields that a link, an embed or a key includes. */
export function IncludedFields({ kind, token, fields, form, onChange, problems }: IncludedFieldsProps) {
  const known = useKinds();
  const { of } = known;
  const text = useMessages(newLinkDialogMessages);
  const offered = byKind(offeredFields(form, kind, token, { fields }), known);
  const chosen = sharedFields(form, kind, token, { fields });
  const labels = offered.map(({ id, label, isBuiltIn, kinds }) => {
    const own = kinds.flatMap((use) => of(use.kind).fields).find(({ name }) => isBuiltIn && name === id);
    return own?.label ?? label;
  });
  const labelOf = ({ kinds }: Field, at: number) => {
    const label = labels[at] ?? '';
    if (labels.filter((other) => other === label).length === 1) return label;
    return text.field({ label, kinds: kinds.map((use) => of(use.kind).badge) });
  };
  return (
    <Root data-full="" role="group" aria-label={text.include}>
      <span aria-hidden>{text.include}</span>
      <Checkbox checked disabled>
        {text.titleAndDates}
      </Checkbox>
      {kind === 'key' && (
        <Checkbox
          checked={chosen === null}
          disabled={form.canWrite}
          onCheckedChange={({ checked }) => onChange({ fields: checked ? null : undefined })}
        >
          {text.allFields}
        </Checkbox>
      )}
      {chosen !== null &&
        offered.map((field, at) => (
          <Checkbox
            key={field.id}
            checked={chosen.includes(field.id)}
            onCheckedChange={({ checked }) =>
              onChange({
                fields: withFields(
                  form.fields ?? sharedFields({ ...form, kinds: null }, kind, token, { fields }) ?? [],
                  [field.id],
                  checked,
                ),
              })
            }
          >
            {labelOf(field, at)}
          </Checkbox>
        ))}
      {kind !== 'key' && <p>{text.fieldsHint}</p>}
      {problems.fields && <p data-error="">{problems.fields}</p>}
    </Root>
  );
}
