import { type Entry, LogPrint } from '@content-planner/ui-kit';

export function Example({ entries }: { entries: Entry[] }) {
  return <LogPrint status="ready" kind="blog" entries={entries} />;
}
