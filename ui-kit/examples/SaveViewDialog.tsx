import { type SavedViewValues, SaveViewDialog } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  create,
  ...props
}: Omit<ComponentProps<typeof SaveViewDialog>, 'onSubmit'> & { create: (values: SavedViewValues) => void }) {
  return (
    <SaveViewDialog
      {...props}
      keeps={['Month', 'Brand is Harbor & Vine']}
      onSubmit={({ values }) => create(values)}
    />
  );
}
