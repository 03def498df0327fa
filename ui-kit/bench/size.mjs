/**
 * Measures how much code the packages add to an application, with four bundlers. Requires built packages. Run
 * `node ui-kit/bench/size.mjs --write` to update the table in ui-kit/README.md. With `--check`, fails if the table is
 * out of date.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import * as esbuild from 'esbuild';
import { build, version as viteVersion } from 'vite';
import webpack from 'webpack';
import { docExample } from '../../.ci/doc-example.ts';

/** The dependencies that the application provides. */
const EXTERNAL = /^(react|react-dom|styled-components)($|\/)/;

const ROOT = join(import.meta.dirname, '../..');
const README = join(ROOT, 'ui-kit/README.md');
const PACKAGES = Object.fromEntries(
  ['model', 'sdk', 'ui-kit'].map((name) => [`@content-planner/${name}`, join(ROOT, name, 'dist/index.js')]),
);

const gzipped = (codes) => codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);

/** Returns a file and the files that it imports, directly and indirectly, except for those that load on demand. */
function withImports(name, importsOf, found = new Set()) {
  if (!found.has(name)) {
    found.add(name);
    for (const next of importsOf(name)) withImports(next, importsOf, found);
  }
  return found;
}

async function bundleWithVite(input) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: PACKAGES },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        external: (id) => EXTERNAL.test(id),
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
  const files = [result].flat().flatMap(({ output }) => output);
  const chunks = new Map(files.filter(({ code }) => code).map((chunk) => [chunk.fileName, chunk]));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const first = withImports(entry.fileName, (name) => chunks.get(name)?.imports ?? []);
  const codeOf = ({ code, source }) => code ?? source;
  return {
    // All style sheets are part of the first load.
    first: files.filter(({ fileName, code }) => !code || first.has(fileName)).map(codeOf),
    all: files.map(codeOf),
    modules: files.flatMap(({ moduleIds }) => moduleIds ?? []),
  };
}

/**
 * Returns how many bytes a module adds to an application when Vite bundles it, minified and gzipped, including style
 * sheets. `first` is the size of the first load. `all` also includes everything that loads on demand. The result also
 * lists the packages in the bundle.
 *
 * @param {string} input the path of the module with the exports to measure
 */
export async function bundleSize(input) {
  const { first, all, modules } = await bundleWithVite(input);
  const packages = modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return { first: gzipped(first), all: gzipped(all), packages: [...new Set(packages)].sort() };
}

async function bundleWithEsbuild(input) {
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [input],
    outdir: '/out',
    absWorkingDir: '/',
    alias: PACKAGES,
    plugins: [
      {
        name: 'external',
        setup: ({ onResolve }) => onResolve({ filter: EXTERNAL }, ({ path }) => ({ path, external: true })),
      },
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    write: false,
  });
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((name) => `/${outputs[name].entryPoint}` === input);
  const first = withImports(entry, (name) =>
    (outputs[name]?.imports ?? []).filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
  );
  return {
    first: outputFiles.filter(({ path }) => first.has(path.slice(1))).map(({ contents }) => contents),
    all: outputFiles.map(({ contents }) => contents),
  };
}

/** Bundles a module with webpack or Rspack, which have the same options. */
const bundleWith = (bundler) => (input) => {
  const path = mkdtempSync(join(tmpdir(), 'content-planner-bundle-'));
  const read = (name) => readFileSync(join(path, name));
  return new Promise((resolve, reject) => {
    const compiler = bundler({
      mode: 'production',
      context: ROOT,
      entry: { main: input },
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      output: { path, module: true, library: { type: 'module' } },
      externals: [EXTERNAL],
      externalsType: 'module',
      resolve: { alias: PACKAGES },
      performance: false,
    });
    compiler.run((failure, stats) => {
      if (failure || stats.hasErrors()) return reject(failure ?? new Error(stats.toString('errors-only')));
      const { assets } = stats.toJson({ all: false, entrypoints: true }).entrypoints.main;
      const first = assets.map(({ name }) => read(name));
      compiler.close(() => resolve({ first, all: readdirSync(path).map(read) }));
    });
  }).finally(() => rmSync(path, { recursive: true }));
};

const major = (version) => version.split('.')[0];

/** The bundlers with their default settings, except that esbuild splits the code. */
const BUNDLERS = {
  [`Vite ${major(viteVersion)}`]: bundleWithVite,
  [`webpack ${major(webpack.version)}`]: bundleWith(webpack),
  [`Rspack ${major(rspack.rspackVersion)}`]: bundleWith(rspack),
  'esbuild with `splitting`': bundleWithEsbuild,
};

/** Returns a row for each bundler: its name, and the sizes in kilobytes. */
async function measureAll() {
  // webpack and Rspack require JavaScript without JSX.
  const example = docExample('sdk/README.md', 'calendar');
  const inputs = {
    calendar: "export { Calendar, ThemeProvider } from '@content-planner/ui-kit';",
    example: (await esbuild.transform(example, { loader: 'tsx', jsx: 'automatic' })).code,
  };
  const folder = mkdtempSync(join(tmpdir(), 'content-planner-size-'));
  const rows = [];
  for (const [name, bundle] of Object.entries(BUNDLERS)) {
    const sizes = [];
    for (const [input, code] of Object.entries(inputs)) {
      const path = join(folder, `${input}.js`);
      writeFileSync(path, code);
      const { first, all } = await bundle(path);
      sizes.push(gzipped(first) / 1000, gzipped(all) / 1000);
    }
    rows.push([name, sizes]);
  }
  rmSync(folder, { recursive: true });
  return rows;
}

const PLACE = /(?<=<!-- sizes -->\n)[\s\S]*(?=<!-- end of sizes -->)/;
const HEAD = `| Bundler | \`Calendar\`, first load | \`Calendar\`, total | The sdk's example, first load | The sdk's example, total |
|---|--:|--:|--:|--:|
`;

/** Whether a size in kilobytes is about the same as the one in the README: within 2 %, and at least 1 kB. */
const isClose = (size, stated) => Math.abs(size - stated) <= Math.max(1, size * 0.02);

async function main(mode) {
  const readme = readFileSync(README, 'utf8');
  const rows = await measureAll();
  for (const [name, sizes] of rows) console.log(name, ...sizes.map((size) => size.toFixed(1)));
  const table = rows.map(
    ([name, sizes]) => `| ${[name, ...sizes.map((size) => `${size.toFixed(0)} kB`)].join(' | ')} |\n`,
  );
  if (mode === '--write') writeFileSync(README, readme.replace(PLACE, HEAD + table.join('')));
  if (mode !== '--check') return;
  const [stated = ''] = PLACE.exec(readme) ?? [];
  const numbers = [...stated.matchAll(/(\d+) kB/g)].map(([, number]) => Number(number));
  const measured = rows.flatMap(([, sizes]) => sizes);
  const isCurrent =
    rows.every(([name]) => stated.includes(`| ${name} |`)) &&
    numbers.length === measured.length &&
    measured.every((size, index) => isClose(size, numbers[index]));
  if (isCurrent) return;
  console.error('The sizes in ui-kit/README.md are out of date. Run: node ui-kit/bench/size.mjs --write');
  process.exitCode = 1;
}

if (import.meta.main) await main(process.argv[2]);
