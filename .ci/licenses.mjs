// Writes the license of every installed package to .tmp/licenses.json. Fails if a license is not allowed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';

const root = new URL('..', import.meta.url).pathname;

/**
 * SPDX ids of licenses that allow use in a product with a different license. MPL-2.0 allows it if the licensed files
 * are not modified.
 */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
];

function isAllowed(license) {
  try {
    return satisfies(license, ALLOWED);
  } catch {
    // This is not an SPDX expression, but text such as 'Unknown' or 'SEE LICENSE IN ...'. A person has to read the
    // license.
    return false;
  }
}

const list = JSON.parse(
  execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);
mkdirSync(`${root}.tmp`, { recursive: true });
writeFileSync(`${root}.tmp/licenses.json`, `${JSON.stringify(list, null, 2)}\n`);

const rejected = Object.keys(list).filter((license) => !isAllowed(license));
for (const license of rejected) {
  const names = list[license].map(({ name, versions }) => `${name} ${versions.join(', ')}`);
  console.error(`License '${license}' is not allowed: ${names.join('; ')}`);
}
const count = Object.values(list).reduce((sum, packages) => sum + packages.length, 0);
console.log(`${count} packages, ${Object.keys(list).length} licenses: see .tmp/licenses.json`);
process.exitCode = rejected.length > 0 || count === 0 ? 1 : 0;
