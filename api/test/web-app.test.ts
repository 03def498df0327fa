import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createWebApp } from '../src/http/web-app.js';

const FOLDER = join(import.meta.dirname, '../../demo-app/dist');
const app = createWebApp(FOLDER);

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const largest = files
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ path: `/${name}`, content: readFileSync(join(FOLDER, name)) }))
  .sort((a, b) => b.content.length - a.content.length)[0] ?? { path: '', content: Buffer.of() };

/** Returns the body as it was sent. `Response` doesn't decompress a body that was not sent over a network. */
async function get(path: string, acceptEncoding?: string) {
  const headers = acceptEncoding ? { 'accept-encoding': acceptEncoding } : {};
  const response = await app.request(path, { headers });
  return { response, body: Buffer.from(await response.arrayBuffer()) };
}

describe('the built app', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, identity', null, (body: Buffer) => body],
    [undefined, null, (body: Buffer) => body],
  ])(
    'returns the compressed files from the build, with Accept-Encoding %s',
    async (accepted, encoding, decode) => {
      const { response, body } = await get(largest.path, accepted);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-length')).toBe(String(body.length));
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(decode(body).equals(largest.content)).toBe(true);
      if (encoding) expect(body.length).toBeLessThan(largest.content.length / 2);
    },
  );

  test('includes a compressed variant of each large text file', () => {
    const large = files.filter(
      (name) => /\.(js|css|svg)$/.test(name) && readFileSync(join(FOLDER, name)).length > 2048,
    );
    expect(large.length).toBeGreaterThan(20);
    for (const name of large) expect(files).toEqual(expect.arrayContaining([`${name}.br`, `${name}.gz`]));
  });

  test('does not include source maps', () => {
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(largest.content.toString()).not.toContain('sourceMappingURL');
  });

  test.each([
    `${largest.path}.br`,
    `${largest.path}.gz`,
    `${largest.path}.map`,
    '/.vite/manifest.json',
    '/.env',
    '/assets',
    '/assets/',
  ])('does not serve %s', async (path) => {
    expect((await get(path)).response.status).toBe(404);
  });
});
