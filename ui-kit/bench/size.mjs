import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The dependencies that the application provides. */
const EXTERNAL = /^(react|react-dom|styled-components)($|\/)/;

const gzipped = (files) =>
  files.reduce((sum, { code, source }) => sum + gzipSync(code ?? source, { level: 9 }).length, 0);

/** Returns a chunk and all its static imports, direct and indirect. */
function withImports(chunk, chunks, found = new Set()) {
  if (chunk && !found.has(chunk)) {
    found.add(chunk);
    for (const name of chunk.imports) withImports(chunks.get(name), chunks, found);
  }
  return found;
}

/**
 * Returns how many bytes a module adds to an application when it is bundled, minified and gzipped, including style
 * sheets. `first` is the size of the first load. `all` also includes everything that loads on demand. The result also
 * lists the packages in the bundle.
 *
 * @param {string} input the path of the module with the exports to measure
 * @param {RegExp} [external] packages that the application already has
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
