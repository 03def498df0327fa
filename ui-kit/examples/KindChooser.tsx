import { KindChooser } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ onChoose }: Pick<ComponentProps<typeof KindChooser>, 'onChoose'>) {
  const [open, setOpen] = useState(true);
  return (
    <KindChooser
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      title="Add entry"
      onChoose={onChoose}
    />
  );
}
