import { Button, Dialog } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>About this calendar</Button>
      <Dialog open={open} onOpenChange={({ open }) => setOpen(open)} title="About this calendar">
        Entries come from the planner of the marketing team.
      </Dialog>
    </>
  );
}
