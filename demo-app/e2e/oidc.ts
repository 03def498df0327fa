import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const SERVER = new URL('../../api/test/oidc-server.ts', import.meta.url).pathname;

/**
 * Starts an OpenID Connect provider whose user is already logged in. Returns the settings of a planner that uses the
 * provider, and a function that stops the provider.
 *
 * @param person the claims of the user
 * @param env environment variables of the provider's process
 */
export async function startOidc(
  publicUrl: string,
  person: { sub: string; email: string; email_verified: boolean } & Record<string, unknown>,
  env: Record<string, string> = {},
): Promise<{ settings: Record<string, string>; stop: () => void }> {
  const child = spawn(process.execPath, [SERVER, publicUrl, JSON.stringify(person)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return { settings: JSON.parse(line), stop: () => child.kill() };
  }
  throw new Error('The provider did not start.');
}
