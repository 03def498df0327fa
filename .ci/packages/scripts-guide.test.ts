import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../demo-app/e2e/api.js';
import { type PlannerProcess, startPlanner } from '../../demo-app/e2e/planner-process.js';
import { freePort } from '../free-port.js';
import { succeed } from './run.js';
import { ROOT } from './tarballs.js';

const account = { email: 'maya@planner.example', password: 'a quiet harbor' };
const folder = mkdtempSync(join(tmpdir(), 'content-planner-scripts-'));
let planner: PlannerProcess;

beforeAll(async () => {
  planner = await startPlanner({ dataDir: join(folder, 'data'), port: await freePort(), script: 'server' });
  const api = await connect(planner.url);
  await api.post('/auth/register', account);
  await api.post('/logs/blog', { blogName: 'Which tire for which road', date: '2026-11-02' });
  await api.dispose();
});

afterAll(async () => {
  await planner?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const RUNNERS: Record<string, (code: string) => string[]> = {
  sh: (code) => ['sh', '-e', '-c', code],
  js: (code) => [process.execPath, '--input-type=module', '--eval', code],
  python: (code) => ['python3', '-c', code],
};

/**
 * The examples, with this test's account instead of the guide's. Omits the first two examples, because they only set
 * variables.
 */
const [, , ...examples] = [
  ...readFileSync(`${ROOT}api/docs/scripts.md`, 'utf8')
    .replace('"maya@example.com", "password": "…"', `"${account.email}", "password": "${account.password}"`)
    .matchAll(/^```(\w+)\n(.*?)^```$/gms),
].map(([, language = '', code = '']) => ({ language, code }));

test('the examples in the guide for scripts work when run in order', async () => {
  const hasPython = await succeed(folder, 'python3', ['--version']).then(
    () => true,
    () => false,
  );
  let key = '';
  let all = '';
  const ran: string[] = [];
  for (const { language, code } of examples) {
    if (language === 'python' && !hasPython) continue;
    const command = RUNNERS[language]?.(code) ?? [];
    const { out } = await succeed(folder, 'env', [
      `PLANNER=${planner.url}`,
      `PLANNER_KEY=${key}`,
      ...command,
    ]);
    expect(out, code).not.toBe('');
    key ||= /cp_key_[\w-]+/.exec(out)?.[0] ?? '';
    all += out;
    ran.push(language);
  }
  expect(ran).toEqual(
    ['sh', 'sh', 'sh', 'js', 'python', 'sh', 'sh', 'js', 'python', 'sh'].filter(
      (each) => hasPython || each !== 'python',
    ),
  );
  expect(all).toContain('"blogName":"What we published in November"');
  expect(all).toContain('2026-11-27 A guide to winter tires');
  if (hasPython) expect(all).toContain('2026-11-27 Five autumn suppers');
  expect(all).not.toContain('"errors"');
});
