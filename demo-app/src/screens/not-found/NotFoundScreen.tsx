import { Link, NotFound, useMessages } from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { notFoundScreenMessages } from './not-found-screen-messages.js';

/** The screen for unknown paths. */
export default function NotFoundScreen() {
  const follow = useFollow();
  const text = useMessages(notFoundScreenMessages);
  useTitle(text.pageTitle);
  return (
    <NotFound
      action={
        <Link href={paths.home} onNavigate={follow}>
          {text.home}
        </Link>
      }
    />
  );
}
