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
  host('model', '*', '14.2 kB'),
  host('model', 'CONNECTION_ERRORS, messageOf', '350 B'),
  // The library for passkeys loads on demand, and so does most of the code for live updates when `live` is enabled.
  host('sdk', '*', '61.9 kB'),
  host('sdk', 'createPlannerClient, PlannerProvider, useCalendar', '37.7 kB'),
  host('sdk', 'LOG_KINDS', '900 B'),
  // QR codes and the import load on demand. Excel files take 100 kB of them, and the detection of encodings 15 kB.
  host('ui-kit', '*', '611 kB'),
  first('ui-kit', 'Calendar', '45.4 kB'),
  first('ui-kit', 'ThemeProvider, Calendar', '48.5 kB'),
  host('ui-kit', 'ThemeProvider, Calendar', '214.3 kB'),
  first('ui-kit', 'LogTable', '55 kB'),
  host('ui-kit', 'LogTable', '161 kB'),
  host('ui-kit', 'ActivityList', '71.3 kB'),
  host('ui-kit', 'EntryHistory', '27.9 kB'),
  host('ui-kit', 'Button', '5.2 kB'),
  host('ui-kit', 'addDays', '260 B'),
];
