import type { Field, Kind } from '@content-planner/model';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { byKind } from '../../logs/kinds/by-kind.js';
import { Button } from '../../primitives/Button.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { kindDialogMessages } from './messages.js';

interface KindFieldChoicesProps {
  /** The kind to edit; null for a new one. */
  kind: Kind | null;
  /** All fields. */
  fields: readonly Field[];
  /** The ids of the fields that the kind uses. */
  chosen: readonly string[];
  onChosenChange: (change: { ids: string[] }) => void;
  /** Called when the user wants to create a field. Without it, there is no button. */
  onNew: (() => void) | undefined;
}

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend,
  & > p {
    padding: 0;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & > legend {
    font-weight: var(--cp-weight-medium);
  }
  & > p {
    color: var(--cp-text-tertiary);
  }
  & > div {
    --cp-input-h: 30px;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    gap: 0 12px;
    margin-block: 4px;
  }
  & label {
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    & > div {
      --cp-input-h: 44px;
    }
  }
`;

const New = styled.div`
  && {
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
    margin-inline-start: calc(-1 * var(--cp-space-2));
  }
  & > span {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

/** Checkboxes for the fields of a kind. Fields that most kinds use come first. */
export function KindFieldChoices({ kind, fields, chosen, onChosenChange, onNew }: KindFieldChoicesProps) {
  const known = useKinds();
  const hintId = useId();
  const text = useMessages(kindDialogMessages);
  /** Whether no other kind uses a field. Without the kind, the field would be deleted. */
  const isItsOwn = ({ kinds }: Field) => kind !== null && kinds.every((use) => use.kind === kind.id);
  const offered = byKind(fields, known).toSorted((one, other) => other.kinds.length - one.kinds.length);
  return (
    <Root data-full="">
      <legend>{text.fields}</legend>
      <div>
        {offered.map((field) => (
          <Checkbox
            key={field.id}
            checked={chosen.includes(field.id)}
            disabled={isItsOwn(field)}
            onCheckedChange={({ checked }) =>
              onChosenChange({
                ids: checked ? [...chosen, field.id] : chosen.filter((id) => id !== field.id),
              })
            }
          >
            {field.label}
          </Checkbox>
        ))}
      </div>
      {onNew && (
        <New>
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus size={14} />}
            aria-describedby={hintId}
            onClick={onNew}
          >
            {text.newField}
          </Button>
          <span id={hintId}>{text.newFieldHint}</span>
        </New>
      )}
      {kind && <p>{fields.some(isItsOwn) ? text.ownFieldsHint : text.fieldsHint}</p>}
    </Root>
  );
}
