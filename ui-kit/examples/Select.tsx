import { Select } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [brandId, setBrandId] = useState<string | null>(null);
  return (
    <Select
      aria-label="Brand"
      options={[{ value: '7', label: 'Lumen Cycles' }]}
      value={brandId}
      emptyLabel="No brand"
      onValueChange={({ value }) => setBrandId(value)}
    />
  );
}
