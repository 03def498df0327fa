// Everything that has to hold, in one run: `npm test` calls it. The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const reports = `${root}.tmp/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Runs one step and says how it ended. */
function step(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return { name, ok: status === 0 };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'));
  } catch {
    // The suite never came to its report: its step has failed and says so.
    return null;
  }
}

const steps = [
  step('Build', 'pnpm', ['run', 'build']),
  step('Types', 'pnpm', ['run', 'typecheck']),
  step('Examples in the docs', 'node', ['.ci/docs.mjs']),
  step('Lint', 'biome', ['ci', '--error-on-warnings']),
  step('Storybook', 'pnpm', ['run', 'storybook:build']),
  step('Pages of Storybook', 'node', ['.ci/storybook.mjs']),
  step('Nothing unused', 'knip', ['--config', '.ci/knip.jsonc', '--treat-config-hints-as-errors']),
  step('Licenses', 'node', ['.ci/licenses.mjs']),
  step('Sizes', 'size-limit', []),
  step('Sizes of the packages', 'pnpm', ['--dir', '.ci/packages', 'run', 'sizes']),
  step('A release, tried', 'node', ['.ci/release-dry.mjs']),
  step('Unit, integration and component tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ]),
  step('End-to-end tests', 'playwright', ['test', '--config', 'demo-app/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json`,
  }),
];

const unit = read('vitest.json');
const e2e = read('e2e.json');
const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0) + (e2e?.stats.flaky ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (e2e?.stats.skipped ?? 0);

const broken = steps.filter(({ ok }) => !ok).map(({ name }) => name);
const verdict = broken.length > 0 ? `Failed: ${broken.join(', ')}` : 'All steps succeeded.';
console.log(`\n${verdict}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
// Counted, too: a package that ends the process itself can hide a suite's exit code.
process.exitCode = broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0;
