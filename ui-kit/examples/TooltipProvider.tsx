import { Button, Tooltip, TooltipProvider } from '@content-planner/ui-kit';

export function Example() {
  return (
    <TooltipProvider delayDuration={300}>
      <Tooltip content="Opens the print dialog">
        <Button>Print</Button>
      </Tooltip>
    </TooltipProvider>
  );
}
