// Size limits for pages: gzipped JavaScript. `npm test` checks them on the built planner.
import { readFileSync } from 'node:fs';

const dist = 'demo-app/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** Returns the scripts that a module loads. */
function scripts(module, found = new Set()) {
  const { file, imports = [] } = manifest[module];
  const path = `${dist}/${file}`;
  if (!found.has(path)) {
    found.add(path);
    for (const next of imports) scripts(next, found);
  }
  return found;
}

const page = (...modules) => [...modules.reduce((found, module) => scripts(module, found), new Set())];

export default [
  { name: 'Planner: every page', path: page('index.html'), limit: '163 kB', gzip: true },
  {
    name: 'Planner: the calendar page with all its scripts',
    path: page('index.html', 'src/screens/calendar/CalendarScreen.tsx'),
    limit: '245.4 kB',
    gzip: true,
  },
];
