import { type ReadOne, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';

const TWO_STEP = graphql(`
  query TwoStep {
    twoStep {
      turnedOnAt
      recoveryCodesLeft
      isRequired
    }
  }
`);

/** The state of the logged-in user's two-step verification. */
export interface TwoStep {
  /** When two-step verification was turned on. An ISO 8601 time in UTC. Null if it is off. */
  turnedOnAt: string | null;
  /** The number of unused recovery codes. */
  recoveryCodesLeft: number;
  /** Whether the planner requires two-step verification. If it does, users can't turn it off. */
  isRequired: boolean;
}

/**
 * Fetches the state of the logged-in user's two-step verification. Access tokens can't fetch it.
 *
 * @param options when to refetch
 * @example
 * const { twoStep } = useTwoStep();
 * const isOn = twoStep?.turnedOnAt != null;
 */
export function useTwoStep(options: RefreshOptions = {}): ReadOne<'twoStep', TwoStep> {
  const { data, ...read } = useRead(TWO_STEP, {}, options);
  return { ...read, twoStep: data?.twoStep ?? null } as ReadOne<'twoStep', TwoStep>;
}
