import { Waiting } from '@content-planner/ui-kit';

export function Example() {
  return <Waiting label="Opening the planner" />;
}
