import { Link, NotFound } from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';

/** The screen for unknown paths. */
export default function NotFoundScreen() {
  const follow = useFollow();
  useTitle('Page not found');
  return (
    <NotFound
      action={
        <Link href={paths.home} onNavigate={follow}>
          Go to the calendar
        </Link>
      }
    />
  );
}
