import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, extname, join } from 'node:path';
import { hostManifest, type PeerVersions, type Tarball } from './lockfile.js';
import { succeed } from './run.js';
import { ROOT } from './tarballs.js';

/** The planner's URL in the examples. */
const EXAMPLE_URL = 'http://localhost:4000';

/** Returns the code block after `<!-- example: name -->` in a package's README. */
function example(packageName: string, name: string): string {
  const readme = readFileSync(`${ROOT}${packageName}/README.md`, 'utf8');
  const source = new RegExp(`<!-- example: ${name} -->\\s*\`\`\`tsx\\n(.*?)\`\`\``, 's').exec(readme)?.[1];
  if (!source) throw new Error(`${packageName}/README.md has no block after <!-- example: ${name} -->.`);
  return source;
}

/**
 * Returns the application in sdk/README.md, with the nonce that ui-kit/README.md describes for pages with a content
 * security policy.
 */
const application = (): string =>
  `import { nonce } from './nonce';\n${example('sdk', 'calendar').replace('<ThemeProvider', '<ThemeProvider nonce={nonce}')}`;

/** Replaces the planner's URL in an example. */
function withUrl(source: string, plannerUrl: string): string {
  if (!source.includes(EXAMPLE_URL)) throw new Error(`The example does not contain ${EXAMPLE_URL}.`);
  return source.replace(EXAMPLE_URL, plannerUrl);
}

/**
 * Creates a third-party application in a folder and installs its dependencies: Vite, React and the tarballs. Its source
 * code consists of the examples in the READMEs.
 */
export async function makeHost(
  folder: string,
  {
    versions,
    tarballs,
    plannerUrl,
  }: { versions: PeerVersions; tarballs: readonly Tarball[]; plannerUrl: string },
): Promise<void> {
  mkdirSync(folder);
  cpSync(join(import.meta.dirname, 'host'), folder, { recursive: true });
  for (const { path } of tarballs) cpSync(path, join(folder, basename(path)));
  const { manifest, lockfile } = hostManifest(ROOT, tarballs, versions);
  writeFileSync(join(folder, 'package.json'), manifest);
  writeFileSync(join(folder, 'pnpm-lock.yaml'), lockfile);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    // Allow new releases, because the workspace has already checked their age.
    'allowBuilds:\n  esbuild: false\nminimumReleaseAge: 0\n',
  );
  writeFileSync(join(folder, 'src/App.tsx'), withUrl(application(), plannerUrl));
  writeFileSync(join(folder, 'src/page.tsx'), example('ui-kit', 'server'));
  const main = join(folder, 'src/main.tsx');
  writeFileSync(main, withUrl(readFileSync(main, 'utf8'), plannerUrl));
  await succeed(folder, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the built application with a strict content security policy and a new nonce for each page. */
export function serveHost(
  folder: string,
  { port, plannerUrl }: { port: number; plannerUrl: string },
): Promise<Server> {
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    if (path.startsWith('/assets/') && !path.includes('..')) {
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(readFileSync(join(folder, 'dist', path)));
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-type', 'text/html');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src data:; connect-src ${plannerUrl}; base-uri 'none'`,
    );
    response.end(page.replaceAll('__CSP_NONCE__', nonce));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
