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

/** The two-step verification of the logged-in user. */
export interface TwoStep {
  /** When it was turned on. An ISO 8601 time in UTC. Null if it is off. */
  turnedOnAt: string | null;
  /** How many recovery codes are unused. */
  recoveryCodesLeft: number;
  /** Whether the planner requires it. Users then can't turn it off. */
  isRequired: boolean;
}

/**
 * Fetches the two-step verification of the logged-in user. Access tokens can't fetch it.
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
