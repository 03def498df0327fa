import { Button, QuickCreate } from '@content-planner/ui-kit';
import { type ComponentProps, useRef, useState } from 'react';

export function Example(
  props: Omit<ComponentProps<typeof QuickCreate>, 'open' | 'onOpenChange' | 'anchorRef'>,
) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        New entry
      </Button>
      <QuickCreate {...props} anchorRef={button} open={open} onOpenChange={({ open }) => setOpen(open)} />
    </>
  );
}
