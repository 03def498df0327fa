import { Button, Checkbox, Popover } from '@content-planner/ui-kit';

export function Example() {
  return (
    <Popover trigger={<Button>Filter by Type</Button>} aria-label="Filter by Type">
      <Checkbox aria-label="Blog Post" defaultChecked />
    </Popover>
  );
}
