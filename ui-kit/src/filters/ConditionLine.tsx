import type { Condition } from '@content-planner/model';
import { X } from 'lucide-react';
import { useMessages } from '../kit/use-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import { Select } from '../primitives/Select.js';
import { ConditionValueControl } from './ConditionValueControl.js';
import { conditionMessages } from './condition-messages.js';
import { operatorsFor, withOperator } from './filter-lines.js';
import type { LineField } from './use-line-fields.js';

interface ConditionLineProps {
  line: Condition;
  id: string;
  /** Undefined if the field no longer exists. */
  field: LineField | undefined;
  /** What screen readers announce. */
  names: { condition: string; place: number; total: number };
  /** The other conditions on the field. */
  others: readonly Condition[];
  /** Whether the user has just added the condition. */
  isNew: boolean;
  /** Called with undefined when the user removes the condition. */
  onChange: (next: Condition | undefined) => void;
}

/** A condition of a filter, with controls for its operator and its values. */
export function ConditionLine({ line, id, field, names, others, isNew, onChange }: ConditionLineProps) {
  const text = useMessages(conditionMessages);
  const operatorNames: Readonly<Record<string, string>> = text.operators;
  const { condition } = names;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex container in all browsers
    <div data-field={id} role="group" aria-label={text.line(names)}>
      <div>
        <b>{field?.name ?? condition}</b>
        {field && (
          <>
            <Select
              aria-label={text.operatorOf({ field: field.name })}
              options={[...new Set([...operatorsFor(field), line.operator])]
                .filter((operator) => others.every((one) => one.operator !== operator))
                .map((value) => ({ value, label: operatorNames[value] ?? value }))}
              value={line.operator}
              onValueChange={({ value }) => value && onChange(withOperator(line, value, field.type))}
            />
            <div data-value="">
              <ConditionValueControl
                field={field}
                condition={line}
                isNew={isNew}
                onChange={(value) => {
                  const { value: _, ...rest } = line;
                  onChange({ ...rest, ...(value !== undefined && { value }) });
                }}
              />
            </div>
          </>
        )}
      </div>
      <IconButton
        tooltip={false}
        label={text.removeLine({ condition })}
        icon={<X size={14} strokeWidth={1.75} />}
        onClick={(event) => {
          // The focused button is about to be removed, so move focus to a remaining one.
          const item = event.currentTarget.closest('[data-field]');
          const near = item?.nextElementSibling ?? item?.previousElementSibling;
          const next = near?.querySelector<HTMLElement>(':scope > button');
          const another = item?.parentElement?.parentElement?.querySelector<HTMLElement>('[data-another]');
          (next ?? another)?.focus();
          onChange(undefined);
        }}
      />
    </div>
  );
}
