import type { Entry } from '@content-planner/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Returns the search of a list. A link such as `/logs/blog?entry=…` searches for the title of that entry, until the user
 * changes the search.
 */
export function useLinkedSearch(entries: readonly Entry[]): {
  search: string;
  setSearch: (search: string) => void;
} {
  const [params] = useSearchParams();
  const [typed, setSearch] = useState<string | null>(null);
  const linked = params.get('entry');
  const title = linked === null ? '' : (entries.find(({ id }) => id === linked)?.title ?? '');
  return { search: typed ?? title, setSearch };
}
