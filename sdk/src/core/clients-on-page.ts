import type { PlannerClient } from './planner-client.js';

const inUse = new Set<PlannerClient>();

const addressOf = ({ url }: PlannerClient) => new URL(url || '/', location.href).href;

/** Registers a client that components use. Returns a function that removes it. */
export function addToPage(client: PlannerClient): () => void {
  inUse.add(client);
  return () => inUse.delete(client);
}

/** Returns the other clients on the page for the same planner. All of them share one session. */
export const othersOf = (client: PlannerClient): PlannerClient[] =>
  [...inUse].filter((other) => other !== client && addressOf(other) === addressOf(client));
