import { SegmentedControl } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [view, setView] = useState('month');
  return (
    <SegmentedControl
      label="View"
      segments={[
        { value: 'month', label: 'Month' },
        { value: 'week', label: 'Week' },
      ]}
      value={view}
      onValueChange={({ value }) => setView(value)}
    />
  );
}
