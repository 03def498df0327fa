import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Calendar, ThemeProvider } from '@content-planner/ui-kit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const calendar = createElement(Calendar, { entries: [], brands: [], defaultState: { date: '2026-03-11' } });
console.log(renderToString(createElement(ThemeProvider, null, calendar)));

// The index doesn't import the files that load on demand.
for (const name of ['sdk', 'ui-kit']) {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@content-planner/${name}`)));
  for (const file of globSync('**/*.js', { cwd: folder })) await import(pathToFileURL(join(folder, file)));
}
