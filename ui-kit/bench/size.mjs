import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** React and styled-components are the host's dependencies. */
const EXTERNAL = /^(react|react-dom|styled-components)($|\/)/;

const gzipped = (files) =>
  files.reduce((sum, { code, source }) => sum + gzipSync(code ?? source, { level: 9 }).length, 0);

/** Returns a chunk and everything that it imports statically. */
function withImports(chunk, chunks, found = new Set()) {
  if (chunk && !found.has(chunk)) {
    found.add(chunk);
    for (const name of chunk.imports) withImports(chunks.get(name), chunks, found);
  }
  return found;
}

/**
 * Returns how much a module adds to a host, bundled, minified and gzipped, in bytes, including style sheets: `first`
 * for the first load, `all` including everything that loads on demand. Also returns the packages in it.
 *
 * @param {string} input path of the module with the measured exports
 * @param {RegExp} [external] packages that the host has anyway
 */
export async function bundleSize(input, external = EXTERNAL) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, external: (id) => external.test(id), preserveEntrySignatures: 'strict' },
    },
  });
  const files = [result].flat().flatMap(({ output }) => output);
  const chunks = new Map(files.filter(({ code }) => code).map((chunk) => [chunk.fileName, chunk]));
  const first = withImports(
    [...chunks.values()].find(({ isEntry }) => isEntry),
    chunks,
  );
  const styles = files.filter(({ code }) => !code);
  const packages = files
    .flatMap((file) => file.moduleIds ?? [])
    .flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return {
    first: gzipped([...first, ...styles]),
    all: gzipped(files),
    packages: [...new Set(packages)].sort(),
  };
}
