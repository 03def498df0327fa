import { ColorField } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [color, setColor] = useState('hsl(220, 60%, 50%)');
  return <ColorField value={color} format="hsl" onValueChange={({ value }) => setColor(value)} />;
}
