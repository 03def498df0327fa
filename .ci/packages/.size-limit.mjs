// Limits for how much the packages can add to an application's bundle: gzipped JavaScript, without peer dependencies.
// By default, the limits include code that loads on demand, because some bundlers don't split code. With such a
// bundler, the dynamic imports add 3 kB.

/** An esbuild plugin that excludes code that loads on demand. */
const withoutOnDemand = {
  name: 'without-on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined));
  },
};

const host = (folder, names, limit, title = names === '*' ? 'all of it' : names) => ({
  name: `${folder}: ${title}`,
  path: `../../${folder}/dist/index.js`,
  import: names === '*' ? '*' : `{ ${names} }`,
  ignore: ['react', 'react-dom', 'styled-components'],
  limit,
  gzip: true,
});

/** Returns a limit for the first load, excluding code that loads on demand. */
const first = (folder, names, limit) => ({
  ...host(folder, names, limit, `${names}, first load`),
  modifyEsbuildConfig: (config) => ({ ...config, plugins: [...(config.plugins ?? []), withoutOnDemand] }),
});

export default [
  host('model', '*', '14.4 kB'),
  host('model', 'CONNECTION_ERRORS, messageOf', '350 B'),
  // The library for passkeys loads on demand, and so does most of the code for live updates when `live` is enabled.
  host('sdk', '*', '62.2 kB'),
  host('sdk', 'createPlannerClient, PlannerProvider, useCalendar', '37.7 kB'),
  host('sdk', 'LOG_KINDS', '900 B'),
  // QR codes and the import load on demand. Excel files take 100 kB of them, and the detection of encodings 15 kB.
  host('ui-kit', '*', '620.7 kB'),
  first('ui-kit', 'Calendar', '45.9 kB'),
  first('ui-kit', 'ThemeProvider, Calendar', '49.1 kB'),
  host('ui-kit', 'ThemeProvider, Calendar', '214.8 kB'),
  first('ui-kit', 'LogTable', '55.3 kB'),
  host('ui-kit', 'LogTable', '161.2 kB'),
  host('ui-kit', 'ActivityList', '74.2 kB'),
  host('ui-kit', 'EntryHistory', '29.8 kB'),
  host('ui-kit', 'Button', '5.2 kB'),
  host('ui-kit', 'addDays', '260 B'),
];
