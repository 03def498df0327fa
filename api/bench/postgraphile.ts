import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../.ci/free-port.js';
import { type Served, serve } from './served.js';

const VERSION = '5.1.5';

/**
 * Serves the same tables with PostGraphile. The benchmark installs it on demand, because its 185 packages would slow
 * down every install of the workspace.
 */
export async function servePostGraphile(databaseUrl: string): Promise<Served> {
  const folder = join(import.meta.dirname, `postgraphile-${VERSION}`);
  const program = join(folder, 'node_modules/postgraphile/dist/cli-run.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--no-save', '--silent', '--prefix', folder, `postgraphile@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const port = String(await freePort());
  const served = await serve(
    [
      ...[program, '--preset', join(folder, 'node_modules/postgraphile/dist/presets/amber.js')],
      ...['--connection', databaseUrl, '--schema', 'public', '--host', '127.0.0.1', '--port', port],
    ],
    { GRAPHILE_ENV: 'production' },
  );
  return { ...served, url: `http://127.0.0.1:${port}` };
}
