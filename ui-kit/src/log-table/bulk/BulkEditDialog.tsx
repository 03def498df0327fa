import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { perOpening } from '../../internal/per-opening.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { fieldIdOf } from '../../logs/field-id.js';
import type { DynamicValue, FieldConfiguration } from '../../logs/types.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { Select } from '../../primitives/Select.js';
import { BulkFieldSelect } from './BulkFieldSelect.js';
import { bulkEditDialogMessages } from './bulk-dialog-messages.js';

/** The changes to make to the entries. Unchecked changes are omitted. */
export interface BulkEditValues {
  /** Null removes the brand. */
  brandId?: string | null;
  showOnCalendar?: boolean;
  /** New values of custom fields by `fieldId`. Options are ids. Null removes the value. */
  values?: Record<string, DynamicValue>;
  /** Options to add to the values of multiple choice fields: ids, by `fieldId`. `BulkEditDialog` doesn't change them. */
  addOptions?: Record<string, readonly string[]>;
  /** Options to remove from them. */
  removeOptions?: Record<string, readonly string[]>;
}

/** Props of {@link BulkEditDialog}. All other props are passed to the dialog element. */
export interface BulkEditDialogProps extends OwnFormDialogProps {
  /**
   * The number of selected entries. It's safe to let this drop to 0 after the update: the dialog keeps displaying the
   * last number while it closes.
   */
  count: number;
  /** The dropdown and person fields that all selected entries have. Users can set them, too. */
  fields?: readonly FieldConfiguration[];
  /** Called with the checked changes. Close the dialog once they are saved. */
  onSubmit: (submission: { values: BulkEditValues }) => void;
}

/** Indents a change's value to align it with the checkbox label. */
const Value = styled.div`
  padding-inline-start: 26px;
  padding-block-end: var(--cp-space-2);
`;

interface ChangeProps {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** The control for the new value, displayed while the change is checked. */
  children: ReactNode;
}

function Change({ label, checked, onCheck, children }: ChangeProps) {
  return (
    <>
      <Checkbox checked={checked} onCheckedChange={(change) => onCheck(change.checked)}>
        {label}
      </Checkbox>
      {checked && <Value>{children}</Value>}
    </>
  );
}

/**
 * A dialog that edits several entries: their brand, whether the calendar shows them, and their `fields`. Its form resets
 * each time the dialog opens, and the dialog closes only when `open` becomes false.
 *
 * @example
 * <BulkEditDialog open={open} count={ids.length} busy={saving}
 *   onOpenChange={({ open }) => setOpen(open)} onSubmit={({ values }) => update({ ids, data: values })} />
 */
export const BulkEditDialog = perOpening(function BulkEditDialog(
  { count, fields = [], onSubmit, ...rest }: BulkEditDialogProps,
  ref,
) {
  const { brands } = useKit();
  const text = useMessages(bulkEditDialogMessages);
  const [updateBrand, setUpdateBrand] = useState(false);
  const [brandId, setBrandId] = useState<string | null>(null);
  const [updateShown, setUpdateShown] = useState(false);
  const [shown, setShown] = useState(true);
  // The fields that are checked, with undefined until the user chooses a value.
  const [changed, setChanged] = useState<ReadonlyMap<string, string | null | undefined>>(new Map());
  // At least one change must be checked, and 'Update Brand' requires a brand.
  const complete =
    (updateBrand || updateShown || changed.size > 0) &&
    !(updateBrand && brandId === null) &&
    ![...changed.values()].includes(undefined);
  const check = (id: string, checked: boolean) => {
    const next = new Map(changed);
    if (checked) next.set(id, undefined);
    else next.delete(id);
    setChanged(next);
  };
  const chosenValues = [...changed].flatMap(([id, value]) => (value === undefined ? [] : [[id, value]]));
  const submit = () =>
    onSubmit({
      values: {
        ...(updateBrand && brandId !== null && { brandId }),
        ...(updateShown && { showOnCalendar: shown }),
        ...(changed.size > 0 && { values: Object.fromEntries(chosenValues) }),
      },
    });
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={text.title({ count })}
      dirty={updateBrand || brandId !== null || updateShown || changed.size > 0}
      onSubmit={submit}
      submitLabel={text.update}
      submitDisabled={!complete}
    >
      <Change label={text.updateBrand} checked={updateBrand} onCheck={setUpdateBrand}>
        <Select
          aria-label={text.brand}
          options={brands.map(({ id, name, color }) => ({
            value: id,
            label: name,
            start: <ColorDot color={color} />,
          }))}
          value={brandId}
          onValueChange={({ value }) => setBrandId(value)}
          placeholder={text.chooseBrand}
        />
      </Change>
      <Change label={text.updateShowOnCalendar} checked={updateShown} onCheck={setUpdateShown}>
        <Checkbox checked={shown} onCheckedChange={({ checked }) => setShown(checked)}>
          {text.showOnCalendar}
        </Checkbox>
      </Change>
      {fields.map((field) => (
        <Change
          key={fieldIdOf(field)}
          label={text.updateField({ label: field.fieldLabel })}
          checked={changed.has(fieldIdOf(field))}
          onCheck={(checked) => check(fieldIdOf(field), checked)}
        >
          <BulkFieldSelect
            aria-label={field.fieldLabel}
            field={field}
            value={changed.get(fieldIdOf(field))}
            onChoose={(value) => setChanged(new Map(changed).set(fieldIdOf(field), value))}
          />
        </Change>
      ))}
    </FormDialog>
  );
});
