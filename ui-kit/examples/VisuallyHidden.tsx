import { VisuallyHidden } from '@content-planner/ui-kit';

export function Example() {
  return (
    <p>
      5<VisuallyHidden> entries</VisuallyHidden>
    </p>
  );
}
