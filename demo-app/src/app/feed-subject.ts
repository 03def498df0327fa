import type { PlanState } from '@content-planner/sdk';
import type { AccessToken } from '@content-planner/ui-kit';

/** The subject of a feed dialog. */
export interface FeedSubject {
  /** The name of the view. Null for all entries. */
  name: string | null;
  /** The filter of a new feed. By default, the feed contains all entries. */
  filter?: PlanState['filter'];
  /** The feed to edit; null to create one. */
  token: AccessToken | null;
}
