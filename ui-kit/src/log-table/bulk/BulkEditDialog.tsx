import { type FormEvent, forwardRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Brand } from '../../logs/types.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { Select } from '../../primitives/Select.js';
import { useSession } from '../form/use-session.js';
import { type BulkEditDialogLabels, bulkEditDialogLabels } from './bulk-labels.js';
import { useWhileOpen } from './use-while-open.js';

/** What many entries are to become; what was not ticked is left out. */
export interface BulkEditValues {
  brandId?: string;
  showOnCalendar?: boolean;
}

/** Props of {@link BulkEditDialog}; all others go to the dialog element. */
export interface BulkEditDialogProps extends OwnFormDialogProps {
  /** How many entries are selected. It may be 0 once they are changed: a dialog that closes keeps its number. */
  count: number;
  brands: readonly Brand[];
  /** Called with the ticked changes alone, at least one. Close the dialog when they are saved. */
  onSubmit: (submission: { values: BulkEditValues }) => void;
  labels?: Partial<BulkEditDialogLabels>;
}

/** What a tick opens stands under its text. */
const Opened = styled.div`
  padding-inline-start: 26px;
  padding-block-end: var(--cp-space-2);
`;

interface ChangeProps {
  label: string;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  /** What the change is to be, once it is ticked. */
  children: ReactNode;
}

function Change({ label, ticked, onTick, children }: ChangeProps) {
  return (
    <>
      <Checkbox checked={ticked} onCheckedChange={({ checked }) => onTick(checked)}>
        {label}
      </Checkbox>
      {ticked && <Opened>{children}</Opened>}
    </>
  );
}

const Content = forwardRef<HTMLDivElement, BulkEditDialogProps>(function Content(
  { count: given, brands, busy = false, open, onOpenChange, onSubmit, labels, ...rest },
  ref,
) {
  const text = { ...bulkEditDialogLabels, ...labels };
  const count = useWhileOpen(open, given);
  const [updateBrand, setUpdateBrand] = useState(false);
  const [brandId, setBrandId] = useState<string | null>(null);
  const [updateShown, setUpdateShown] = useState(false);
  const [shown, setShown] = useState(true);
  // 'At least one is ticked, and a brand is chosen if Update Brand is'.
  const complete = (updateBrand || updateShown) && !(updateBrand && brandId === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !complete) return;
    onSubmit({
      values: {
        ...(updateBrand && brandId !== null && { brandId }),
        ...(updateShown && { showOnCalendar: shown }),
      },
    });
  };
  return (
    <FormDialog
      {...rest}
      ref={ref}
      open={open}
      size="sm"
      title={text.title({ count })}
      dirty={updateBrand || updateShown}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      labels={text}
      cancelLabel={text.cancel}
      submitLabel={text.update}
      submitDisabled={!complete}
      busy={busy}
    >
      <Change label={text.updateBrand} ticked={updateBrand} onTick={setUpdateBrand}>
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
      <Change label={text.updateShowOnCalendar} ticked={updateShown} onTick={setUpdateShown}>
        <Checkbox checked={shown} onCheckedChange={({ checked }) => setShown(checked)}>
          {text.showOnCalendar}
        </Checkbox>
      </Change>
    </FormDialog>
  );
});

/**
 * Changes the brand of many entries at once, whether the calendar shows them, or both. It
 * starts afresh each time that it opens, and closes only when it is told to.
 *
 * @example
 * <BulkEditDialog open={open} count={ids.length} brands={brands} busy={saving}
 *   onOpenChange={({ open }) => setOpen(open)} onSubmit={({ values }) => update({ ids, data: values })} />
 */
export const BulkEditDialog = forwardRef<HTMLDivElement, BulkEditDialogProps>(
  function BulkEditDialog(props, ref) {
    const session = useSession(props.open, '');
    return <Content key={session} {...props} ref={ref} />;
  },
);
