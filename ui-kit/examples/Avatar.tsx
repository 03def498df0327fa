import { Avatar } from '@content-planner/ui-kit';

export function Example() {
  return <Avatar firstName="Maya" lastName="Okafor" email="maya@lumen.example" />;
}
