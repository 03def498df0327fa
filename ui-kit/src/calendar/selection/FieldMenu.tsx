import type { RefObject } from 'react';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { storedChoice } from '../../logs/field-choices.js';
import { valueMenuPart } from '../../value-menu/value-menu-part.js';
import type { SelectionField } from './selection-fields.js';
import { selectionBarMessages } from './selection-messages.js';

/** A field of the selected entries, and the new value. */
export interface SelectionValue {
  field: SelectionField;
  /** The id of an option or a person, or a date. Null removes the value. */
  value: string | null;
}

interface FieldMenuProps {
  /** The field whose menu was opened last. */
  field: SelectionField | null;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  anchorRef: RefObject<HTMLElement | null>;
  onChoose: (choice: SelectionValue) => void;
}

/** Returns how many entries have each value now, or null if the values of some are unknown. */
function countsOf({ entries, ...field }: SelectionField): ReadonlyMap<string | null, number> | null {
  const counts = new Map<string | null, number>();
  for (const entry of entries) {
    const value = field.valueOf(entry);
    if (value === undefined) return null;
    const choice = typeof value === 'string' && value !== '' ? value : null;
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}

/** The menu that sets a field of the selected entries. It says how many of them have which value. */
export function FieldMenu({ field, open, onOpenChange, anchorRef, onChoose }: FieldMenuProps) {
  const text = useMessages(selectionBarMessages);
  const kindOf = useKindOf();
  const { locale } = useKit();
  const { value: ValueMenu } = useOnDemand(valueMenuPart, field !== null);
  if (!field || !ValueMenu) return null;
  const { configuration, entries, others, otherKinds } = field;
  const { fieldLabel, kinds } = configuration;
  const counts = countsOf(field);
  const footnote =
    others > 0
      ? text.notAll({
          count: entries.length,
          total: entries.length + others,
          kinds: new Intl.ListFormat(locale).format(otherKinds.map((kind) => kindOf(kind).badge)),
          isOne: otherKinds.length === 1,
          field: fieldLabel,
        })
      : kinds.length > 1
        ? text.all({ count: kinds.length })
        : undefined;
  return (
    <ValueMenu
      field={configuration}
      title={text.fieldOf({ field: fieldLabel, count: entries.length })}
      footnote={footnote}
      note={counts ? (value) => counts.has(value) && text.now({ count: counts.get(value) ?? 0 }) : undefined}
      open={open}
      onOpenChange={onOpenChange}
      anchorRef={anchorRef}
      side="top"
      onChoose={({ value }) =>
        onChoose({ field, value: typeof value === 'string' ? storedChoice(configuration, value) : null })
      }
    />
  );
}
