import { createPlannerClient, type PlannerClient } from '../client/create-planner-client.js';
import { PlannerError } from '../client/planner-error.js';
import { refuseAll } from '../client/refusals-as-graphql.js';

const SENTENCE =
  'The hooks of @content-planner/sdk need a <PlannerProvider client={…}> around the component.';

/** What reading and writing hooks fail with outside of a provider. */
export const NO_PROVIDER = new PlannerError({ code: 'invalid', status: 0, serverMessage: SENTENCE });

let isSaid = false;

/** Says in the console, once a page, what is missing. */
export function sayNoProvider(): void {
  if (isSaid) return;
  isSaid = true;
  console.error(SENTENCE);
}

let planner: PlannerClient | null = null;

/**
 * Stands in for the planner outside of a provider, so that one forgotten element does not take the whole page along:
 * all that is asked of it fails as {@link NO_PROVIDER} does.
 */
export function plannerOfNobody(): PlannerClient {
  planner ??= createPlannerClient({ url: '', fetch: refuseAll(SENTENCE) });
  return planner;
}
