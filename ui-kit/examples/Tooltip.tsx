import { Button, Tooltip } from '@content-planner/ui-kit';
import { Printer } from 'lucide-react';

export function Example() {
  return (
    <Tooltip content="Print" shortcut="Ctrl+P">
      <Button icon={<Printer size={16} />} aria-label="Print" />
    </Tooltip>
  );
}
