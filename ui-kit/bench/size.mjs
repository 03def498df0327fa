import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** React and styled-components belong to the host. */
const EXTERNAL = /^(react|react-dom|styled-components)($|\/)/;

const gzipped = (files) =>
  files.reduce((sum, { code, source }) => sum + gzipSync(code ?? source, { level: 9 }).length, 0);

/** What a chunk brings along at once. */
function withImports(chunk, chunks, found = new Set()) {
  if (chunk && !found.has(chunk)) {
    found.add(chunk);
    for (const name of chunk.imports) withImports(chunks.get(name), chunks, found);
  }
  return found;
}

/**
 * What a module costs a host, bundled, minified and gzipped, in bytes: `first` before anything is asked for, `all` with
 * what loads on demand, both with style sheets. And the packages in it.
 *
 * @param {string} input path of the module that exports what counts
 * @param {RegExp} [external] what the host has anyway
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
