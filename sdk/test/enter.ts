import { expect, inject } from 'vitest';
import { commands } from 'vitest/browser';

/** Logs in to the planner at `otherUrl`, as an administrator by default. */
export async function enter(account = inject('account')): Promise<void> {
  expect(await commands.logIn(inject('otherUrl'), account, navigator.userAgent)).toBe(200);
}
