import { Card } from '@content-planner/ui-kit';

export function Example() {
  return (
    <ul>
      <Card asChild>
        <li>Lumen Cycles</li>
      </Card>
    </ul>
  );
}
