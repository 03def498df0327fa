import type { ClientErrors } from './error-type.js';

/** Errors of the sdk if there is no response from a planner. */
export const CONNECTION_ERRORS = {
  noResponse: {
    type: 'network',
    message: 'The planner is not responding. Check your connection and try again.',
  },
  notAPlanner: {
    type: 'network',
    message: ({ place }: { place: string }) =>
      `There is no planner at ${place}. Check the url passed to createPlannerClient.`,
  },
  gatewayError: {
    type: 'server',
    message: ({ place, status }: { place: string; status: number }) =>
      `The planner at ${place} is not available right now (${status}). Try again later.`,
  },
  plannerUrlInvalid: {
    type: 'invalid',
    message: ({ url }: { url: string }) =>
      `createPlannerClient: '${url}' is not the URL of a planner. Use https://host, or '' for the page's own origin.`,
  },
} as const satisfies ClientErrors;
