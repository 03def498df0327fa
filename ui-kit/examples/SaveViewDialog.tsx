import { type SavedViewValues, SaveViewDialog, type SaveViewDialogProps } from '@content-planner/ui-kit';

export function Example({
  create,
  ...props
}: Omit<SaveViewDialogProps, 'onSubmit'> & { create: (values: SavedViewValues) => void }) {
  return (
    <SaveViewDialog
      {...props}
      keeps={['Month', 'Brand is Harbor & Vine']}
      onSubmit={({ values }) => create(values)}
    />
  );
}
