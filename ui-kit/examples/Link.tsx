import { Link } from '@content-planner/ui-kit';

export function Example({ navigate }: { navigate: (href: string) => void }) {
  return (
    <Link
      href="/register"
      onNavigate={({ href, event }) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      Register
    </Link>
  );
}
