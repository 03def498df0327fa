import { Link, NotFound } from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { useFollow } from '../../app/use-follow.js';

/** Any path that is none. */
export function NotFoundScreen() {
  const follow = useFollow();
  return (
    <NotFound
      action={
        <Link href={paths.home} onNavigate={follow}>
          Go to the start page
        </Link>
      }
    />
  );
}
