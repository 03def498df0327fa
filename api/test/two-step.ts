import { generateSync } from 'otplib';
import type { Client } from './client.js';
import { PASSWORD, type TestPlanner } from './planner.js';
import { graphqlCaller } from './transport.js';

/** How long a code is displayed, in seconds. */
const PERIOD = 30;

/** Returns the code that an authenticator app displays now, or `periods` periods later (earlier if negative). */
export const codeOf = (secret: string, periods = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + periods * PERIOD });

/** Returns a code that is invalid now and for the next few minutes. */
export function wrongCodeOf(secret: string): string {
  const valid = new Set(Array.from({ length: 12 }, (_, index) => codeOf(secret, index - 2)));
  return Array.from({ length: 20 }, (_, digit) => String(digit * 52_631).padStart(6, '0')).find(
    (code) => !valid.has(code),
  ) as string;
}

/** A user's authenticator app and recovery codes. */
export interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Turns on two-step verification for the client's user. */
export async function turnOn(client: Client): Promise<SecondFactor> {
  const call = graphqlCaller(client);
  const { secret } = await call<{ secret: string }>(
    'startTwoStepSetup',
    'mutation ($password: String!) { startTwoStepSetup(password: $password) { secret uri } }',
    { password: PASSWORD },
  );
  const recoveryCodes = await call<string[]>(
    'turnOnTwoStep',
    'mutation ($code: String!) { turnOnTwoStep(code: $code) }',
    { code: codeOf(secret) },
  );
  return { secret, recoveryCodes };
}

/** Makes the codes from the last minute valid again, because tests don't wait for the next code. */
export const forgetUsedCodes = (planner: TestPlanner) =>
  planner.sql('update two_steps set last_time_step = null');
