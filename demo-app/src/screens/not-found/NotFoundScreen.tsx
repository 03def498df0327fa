import { NotFound } from '@content-planner/ui-kit';

/** Any path that is none. */
export function NotFoundScreen() {
  return <NotFound />;
}
