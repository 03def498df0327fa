import { ColorDot } from '@content-planner/ui-kit';

export function Example() {
  return <ColorDot color="linear-gradient(90deg, #f97316, #9333ea)" />;
}
