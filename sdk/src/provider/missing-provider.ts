import { createPlannerClient, type PlannerClient } from '../client/create-planner-client.js';
import { PlannerError } from '../client/planner-error.js';
import { refuseAll } from '../client/refusals-as-graphql.js';

const MESSAGE =
  'Hooks of @content-planner/sdk require a provider. Put a <PlannerProvider client={…}> around the component.';

/** The error of all hooks outside of a provider. */
export const NO_PROVIDER = new PlannerError({ code: 'invalid', status: 0, serverMessage: MESSAGE });

let hasLogged = false;

/** Logs an error to the console, once per page. */
export function sayNoProvider(): void {
  if (hasLogged) return;
  hasLogged = true;
  console.error(MESSAGE);
}

let planner: PlannerClient | null = null;

/**
 * Returns the planner for components outside of a provider. Every request of it fails with {@link NO_PROVIDER}, because
 * throwing would unmount the whole page for one forgotten element.
 */
export function plannerOfNobody(): PlannerClient {
  planner ??= createPlannerClient({ url: '', fetch: refuseAll(MESSAGE) });
  return planner;
}
