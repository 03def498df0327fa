import { expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { COLLEAGUE } from './colleague.js';
import { behind } from './helpers.js';

/**
 * Creates the colleague's account in the planner at `otherUrl` if it does not exist. An administrator must be logged
 * in.
 */
export async function makeColleague(): Promise<void> {
  const { status } = await behind(inject('otherUrl'), 'POST', '/users', { ...COLLEAGUE, isApproved: true });
  expect([201, 409]).toContain(status);
}

/** Sends a request to the REST API or `/graphql` of the planner at `otherUrl` with the colleague's session. */
export async function asColleague(method: string, path: string, body?: unknown): Promise<void> {
  expect(await commands.asColleague(inject('otherUrl'), method, path, body)).toBeLessThan(300);
}
