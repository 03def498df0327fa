// What the packages may add to a host's bundle: gzipped JavaScript, without their peers.
const host = (folder, names, limit) => ({
  name: `${folder}: ${names === '*' ? 'all of it' : names}`,
  path: `../../${folder}/dist/index.js`,
  import: names === '*' ? '*' : `{ ${names} }`,
  ignore: ['react', 'react-dom', 'styled-components'],
  limit,
  gzip: true,
});

export default [
  host('sdk', '*', '29 kB'),
  host('sdk', 'createPlannerClient, PlannerProvider, useCalendar', '24 kB'),
  host('sdk', 'LOG_KINDS', '100 B'),
  host('ui-kit', '*', '240 kB'),
  host('ui-kit', 'ThemeProvider, Calendar', '85 kB'),
  host('ui-kit', 'LogTable', '85 kB'),
  host('ui-kit', 'Button', '5 kB'),
  host('ui-kit', 'addDays', '500 B'),
];
