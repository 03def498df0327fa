import { type ColumnPreference, ColumnSettings } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [preference, setPreference] = useState<Partial<ColumnPreference>>({});
  return (
    <ColumnSettings
      kind="blog"
      {...preference}
      onChange={({ visibleColumns, columnOrder }) => setPreference({ visibleColumns, columnOrder })}
    />
  );
}
