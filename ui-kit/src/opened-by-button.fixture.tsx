import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { Button } from './primitives/Button.js';

interface OpenChange {
  open: boolean;
}

interface OpenerProps {
  Story: ComponentType<{ args: Record<string, unknown> }>;
  args: Record<string, unknown>;
}

function Opener({ Story, args }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const onOpenChange = (change: OpenChange) => {
    setOpen(change.open);
    (args.onOpenChange as ((change: OpenChange) => void) | undefined)?.(change);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && <Story args={{ ...args, open, onOpenChange }} />}
    </>
  );
}

/** On docs pages, replaces the open dialog with a button, because several open dialogs would block the page. */
export const openedByButton: Decorator = (Story, { args, viewMode }) =>
  viewMode === 'docs' ? <Opener Story={Story as OpenerProps['Story']} args={args} /> : <Story />;
