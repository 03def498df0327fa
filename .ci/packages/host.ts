import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, extname, join } from 'node:path';
import { docExample } from '../doc-example.js';
import { hostManifest, type PeerVersions, type Tarball } from './lockfile.js';
import { succeed } from './run.js';
import { ROOT } from './tarballs.js';

/** Adds the nonce to an example, as ui-kit/README.md describes for pages with a content security policy. */
const withNonce = (source: string): string =>
  `import { nonce } from './nonce';\n${source.replace('<ThemeProvider', '<ThemeProvider nonce={nonce}')}`;

/** The content that an application displays. */
export interface HostContent {
  plannerUrl: string;
  /** The secret of the embed on the page `/plan`. */
  embedSecret: string;
}

/** Installs the tarballs, React and Vite in a folder outside the workspace. */
export async function installTarballs(
  folder: string,
  { versions, tarballs }: { versions: PeerVersions; tarballs: readonly Tarball[] },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { path } of tarballs) cpSync(path, join(folder, basename(path)));
  const { manifest, lockfile } = hostManifest(ROOT, tarballs, versions);
  writeFileSync(join(folder, 'package.json'), manifest);
  writeFileSync(join(folder, 'pnpm-lock.yaml'), lockfile);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    // Allow new releases, because the workspace has already checked their age.
    'allowBuilds:\n  esbuild: false\nminimumReleaseAge: 0\n',
  );
  await succeed(folder, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
}

/**
 * Creates a third-party application in a folder and installs its dependencies. Its source code consists of the examples
 * in the READMEs and in the guide for embedding.
 */
export async function makeHost(
  folder: string,
  {
    versions,
    tarballs,
    plannerUrl,
    embedSecret,
  }: { versions: PeerVersions; tarballs: readonly Tarball[] } & HostContent,
): Promise<void> {
  mkdirSync(folder);
  cpSync(join(import.meta.dirname, 'host'), folder, { recursive: true });
  const local = { 'http://localhost:4000': plannerUrl };
  const embed = { 'https://planner.example.com': plannerUrl, 'cp_embed_…': embedSecret };
  const write = (name: string, source: string) => writeFileSync(join(folder, 'src', name), source);
  write('App.tsx', withNonce(docExample('sdk/README.md', 'calendar', local)));
  write('Embed.tsx', withNonce(docExample('sdk/docs/embedding.md', 'embed', embed)));
  write('page.tsx', docExample('ui-kit/README.md', 'server'));
  write('planner-url.ts', `export const plannerUrl = '${plannerUrl}';\n`);
  await installTarballs(folder, { versions, tarballs });
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
