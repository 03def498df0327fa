import { fieldTypeOf } from '@content-planner/model';
import type { RefObject } from 'react';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { storedChoice } from '../../logs/field-choices.js';
import { isList } from '../../logs/field-types/field-text.js';
import { valueMessages } from '../../logs/field-types/value-messages.js';
import type { FieldConfiguration } from '../../logs/types.js';
import type { TextsOf } from '../../messages/define-messages.js';
import { valueMenuPart } from '../../value-menu/value-menu-part.js';
import type { SelectionField } from './selection-fields.js';
import { selectionBarMessages } from './selection-messages.js';

/** A field of the selected entries, and the new value. */
export interface SelectionValue {
  field: SelectionField;
  /** The id of an option or a person, a date, or the state of a check box. Null removes the value. */
  value: string | boolean | null;
  /** Whether `value` is an option to add to the values or to remove from them. If omitted, it replaces them. */
  way?: 'add' | 'remove';
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
    const value = field.valueIn(entry);
    if (value === undefined) return null;
    const several = [value].flat();
    const choices = several.filter((one) => one !== null && one !== '').map(String);
    for (const choice of choices.length > 0 ? choices : [null])
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}

/** Returns a check box as a field with two options. */
function tickField(
  field: FieldConfiguration,
  { yes, no }: TextsOf<typeof valueMessages>,
): FieldConfiguration {
  const options = [
    ['true', yes],
    ['false', no],
  ] as const;
  return {
    ...field,
    fieldType: 'dropdown',
    isRequired: true,
    dropdownOptions: options.map(([, name]) => name),
    options: options.map(([id, name]) => ({ id, name, color: null, isDone: false, isArchived: false })),
  };
}

/** The menu that sets a field of the selected entries. It says how many of them have which value. */
export function FieldMenu({ field, open, onOpenChange, anchorRef, onChoose }: FieldMenuProps) {
  const text = useMessages(selectionBarMessages);
  const valueTexts = useMessages(valueMessages);
  const kindOf = useKindOf();
  const { locale } = useKit();
  const { value: ValueMenu } = useOnDemand(valueMenuPart, field !== null);
  if (!field || !ValueMenu) return null;
  const { configuration, entries, others, otherKinds } = field;
  const { fieldLabel, fieldType, kinds } = configuration;
  const isMultiple = isList(fieldType);
  const isTick = fieldTypeOf(fieldType).jsonType === 'boolean';
  const shown = isTick ? tickField(configuration, valueTexts) : configuration;
  const counts = countsOf(field);
  const countOf = (value: string | null) =>
    counts?.get(value && isTick ? storedChoice(shown, value) : value) ?? 0;
  const ofAll = isMultiple
    ? [...(counts ?? [])].flatMap(([value, count]) =>
        value !== null && count === entries.length ? value : [],
      )
    : undefined;
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
      // An option can be removed from all entries if others are left. The planner reports those that have no other one.
      field={isMultiple ? { ...shown, isRequired: false } : shown}
      value={ofAll}
      {...(isMultiple && { clearable: !configuration.isRequired })}
      title={text.fieldOf({ field: fieldLabel, count: entries.length })}
      footnote={footnote}
      note={(value) => countOf(value) > 0 && text.now({ count: countOf(value) })}
      open={open}
      onOpenChange={onOpenChange}
      anchorRef={anchorRef}
      side="top"
      onChoose={({ value, toggled }) => {
        if (toggled !== undefined) {
          const way = ofAll?.includes(toggled) ? 'remove' : 'add';
          return onChoose({ field, value: storedChoice(shown, toggled), way });
        }
        const choice = typeof value === 'string' ? storedChoice(shown, value) : null;
        onChoose({ field, value: isTick ? choice === 'true' : choice });
      }}
    />
  );
}
