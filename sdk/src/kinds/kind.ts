import type { Kind as ModelKind } from '@content-planner/model';

/** A kind of log, as the planner stores it. */
export interface Kind extends ModelKind {
  /** Whether all planners have the kind. It can't be renamed or deleted. */
  isBuiltIn: boolean;
  /** Increases with each change. */
  version: number;
}
