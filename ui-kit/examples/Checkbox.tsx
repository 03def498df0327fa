import { Checkbox } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [checked, setChecked] = useState(true);
  return (
    <Checkbox
      aria-label="Show on Calendar"
      checked={checked}
      onCheckedChange={({ checked }) => setChecked(checked)}
    />
  );
}
