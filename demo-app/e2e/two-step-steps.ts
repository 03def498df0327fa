import { generateSync } from 'otplib';
import { connect, type Person } from './api.js';

/**
 * Returns the code that an authenticator app displays now. If `later` is 1, returns the next code, which is also valid.
 * Each code works only once.
 */
export const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });

/** Turns on two-step verification for an account. Returns the secret for the authenticator app. */
export async function turnOnTwoStep(url: string, { email, password }: Person): Promise<string> {
  const api = await connect(url);
  await api.post('/auth/login', { email, password });
  const { setup } = await api.graphql<{ setup: { secret: string } }>(
    'mutation ($password: String!) { setup: startTwoStepSetup(password: $password) { secret } }',
    { password },
  );
  await api.graphql('mutation ($code: String!) { turnOnTwoStep(code: $code) }', {
    code: codeOf(setup.secret),
  });
  await api.dispose();
  return setup.secret;
}
