// Removes the declaration files that those of the package's exports don't import, directly or indirectly. Runs in a
// package's folder after its build.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const kept = new Set();
const visit = (file) => {
  if (kept.has(file)) return;
  kept.add(file);
  // Ignore comments, because they can contain examples with imports.
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  for (const [, path] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g))
    visit(join(file, '..', `${path}.d.ts`));
};
const { exports, publishConfig } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const { types } of Object.values(publishConfig?.exports ?? exports)) if (types) visit(join(types));

for (const file of globSync('dist/**/*.d.ts')) {
  if (kept.has(file)) continue;
  rmSync(file);
  rmSync(`${file}.map`, { force: true });
}
