import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** React and styled-components belong to the host. */
const EXTERNAL = /^(react|react-dom|styled-components)($|\/)/;

/**
 * The bundled, minified and gzipped size of a calendar with its style sheets, in bytes, and the packages in it.
 *
 * @param {string} input path of the module that exports what counts
 */
export async function bundleSize(input) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, external: (id) => EXTERNAL.test(id), preserveEntrySignatures: 'strict' },
    },
  });
  const files = [result].flat().flatMap(({ output }) => output);
  const bytes = files.map((file) => gzipSync(file.code ?? file.source, { level: 9 }).length);
  const packages = files
    .flatMap((file) => file.moduleIds ?? [])
    .flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return { gzip: bytes.reduce((sum, size) => sum + size, 0), packages: [...new Set(packages)].sort() };
}
