import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useKinds } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { Popover } from '../primitives/Popover.js';
import { conditionMessages } from './condition-messages.js';
import { SearchedList } from './SearchedList.js';
import type { LineField } from './use-line-fields.js';

/** The button that adds a condition, with a list of the fields. */
export function AddCondition({
  fields,
  onAdd,
}: {
  fields: readonly LineField[];
  onAdd: (field: LineField) => void;
}) {
  const text = useMessages(conditionMessages);
  const { list, of } = useKinds();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      aria-label={text.addCondition}
      trigger={
        <Button variant="ghost" data-another="" icon={<Plus size={16} strokeWidth={1.75} />}>
          {text.addCondition}
        </Button>
      }
    >
      <SearchedList
        items={fields}
        nameOf={({ name }) => name}
        keyOf={({ id }) => id}
        label={text.findField}
        nothingFound={text.nothingFound}
      >
        {(field) => (
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              onAdd(field);
            }}
          >
            <span>{field.name}</span>
            {field.kinds && (
              <small>
                {field.kinds.length === list.length
                  ? text.allTypes
                  : field.kinds.map((kind) => {
                      const { icon: Icon, badge } = of(kind);
                      return <Icon key={kind} size={14} strokeWidth={1.75} aria-label={badge} role="img" />;
                    })}
              </small>
            )}
          </button>
        )}
      </SearchedList>
    </Popover>
  );
}
