// The most that packages can add to a host's bundle: gzipped JavaScript, without peers. By default,
// everything counts, like with a bundler that does not split code, where loading on demand costs 3 kB.

/** Code that is loaded on demand is not part of the first load. */
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

/** The code that is loaded at first. */
const first = (folder, names, limit) => ({
  ...host(folder, names, limit, `${names}, first load`),
  modifyEsbuildConfig: (config) => ({ ...config, plugins: [...(config.plugins ?? []), withoutOnDemand] }),
});

export default [
  host('sdk', '*', '29 kB'),
  host('sdk', 'createPlannerClient, PlannerProvider, useCalendar', '24 kB'),
  host('sdk', 'LOG_KINDS', '100 B'),
  host('ui-kit', '*', '250 kB'),
  first('ui-kit', 'Calendar', '32.8 kB'),
  first('ui-kit', 'ThemeProvider, Calendar', '35.4 kB'),
  host('ui-kit', 'ThemeProvider, Calendar', '90.2 kB'),
  first('ui-kit', 'LogTable', '71 kB'),
  host('ui-kit', 'LogTable', '95 kB'),
  host('ui-kit', 'Button', '5 kB'),
  host('ui-kit', 'addDays', '500 B'),
];
