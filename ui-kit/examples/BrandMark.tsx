import { BrandMark } from '@content-planner/ui-kit';

export function Example() {
  return <BrandMark />;
}
