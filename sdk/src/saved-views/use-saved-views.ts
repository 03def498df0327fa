import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import type { SavedView } from './saved-view.js';
import { savedViewFields } from './saved-view-fields.js';

const SAVED_VIEWS = graphql(
  `
    query SavedViews {
      savedViews {
        ...SavedViewFields
      }
    }
  `,
  [savedViewFields],
);

const NONE: readonly SavedView[] = [];

/**
 * Fetches the viewer's personal views and all team views, sorted by name. Access tokens can't fetch views.
 *
 * @param options when to refetch
 * @example
 * const { views } = useSavedViews();
 * const links = views.map((view) => <a key={view.id} href={`?${view.state}`}>{view.name}</a>);
 */
export function useSavedViews(options: RefreshOptions = {}): Read & { views: readonly SavedView[] } {
  const { data, ...read } = useRead(SAVED_VIEWS, {}, options);
  return { ...read, views: data?.savedViews ?? NONE };
}
