import { KindChooser, type KindChooserProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ onChoose }: Pick<KindChooserProps, 'onChoose'>) {
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
