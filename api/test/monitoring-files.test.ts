import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { SYSTEM_METRICS } from '../src/system/system-metrics.js';
import { runCommand } from './command.js';
import { CHANGES, readStream } from './live-stream.js';
import { ADMIN_EMAIL, emptyDatabase, PASSWORD } from './planner.js';
import { startPlannerProcess } from './planner-process.js';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const METRICS_TOKEN = 'a-token-for-prometheus-with-32-characters';
const json = { 'content-type': 'application/json' };

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}
interface Panel {
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

const { groups } = parse(read('deploy/prometheus-alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as {
  panels: Panel[];
  templating: { list: { query: string; type: string }[] };
};
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

/** Returns the names of the metrics in a PromQL expression. @throws Error if the expression is invalid */
function metricsIn(expression: string): string[] {
  // Grafana replaces this variable with a duration.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const names: string[] = [];
  parser.parse(text).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) throw new Error(`Invalid PromQL at ${from}: ${text}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(text.slice(from, to));
    },
  });
  return names;
}

/** Starts a planner, creates a backup, opens a stream, and returns the names of the metrics that have values. */
async function exportedMetrics(environment: Record<string, string>): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-monitoring-'));
  const settings = { DATA_DIR: folder, METRICS_TOKEN, ...environment };
  if (!environment.DATABASE_URL) cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
  const planner = await startPlannerProcess(settings);
  try {
    const account = JSON.stringify({ email: ADMIN_EMAIL, password: PASSWORD });
    const path = `${planner.url}/api/auth/register`;
    const registered = await fetch(path, { method: 'POST', headers: json, body: account });
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { code, stderr } = await runCommand(['backup', join(folder, 'backup')], settings);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const stream = await readStream(
      await fetch(`${planner.url}/graphql`, {
        method: 'POST',
        headers: { ...json, accept: 'text/event-stream', cookie },
        body: JSON.stringify({ query: CHANGES }),
      }),
    );
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${planner.url}/metrics`, { headers })).text();
    await stream.close();
    return new Set([...text.matchAll(/^([a-z]\w*)[{ ]/gm)].map(([, name = '']) => name));
  } finally {
    await planner.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the alert rules and the dashboard', () => {
  let exported: Set<string>;
  beforeAll(async () => {
    const database = await emptyDatabase(inject('postgresql').template);
    const sets = await Promise.all([exportedMetrics({ DATABASE_URL: database.url }), exportedMetrics({})]);
    exported = new Set(sets.flatMap((names) => [...names]));
    await database.drop();
  }, 120_000);

  test('use only metrics that a running planner exports', () => {
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ...dashboard.templating.list
        .filter(({ type }) => type === 'query')
        .map(({ query }) => query.replace(/^label_values\((.*), \w+\)$/, '$1')),
    ];
    // Prometheus itself creates the metric `up` for each scrape.
    const known = new Set([...exported, 'up']);
    for (const expression of expressions) {
      const names = metricsIn(expression);
      expect(names, expression).not.toEqual([]);
      expect(
        names.filter((name) => !known.has(name)),
        expression,
      ).toEqual([]);
    }
  });

  test('use all of the planner’s own metrics, and each one has a value and a documented meaning', () => {
    const own = Object.keys(SYSTEM_METRICS).sort();
    expect([...exported].filter((name) => name.startsWith('content_planner_')).sort()).toEqual(own);
    const cells = read('docs/operations.md').match(/^\| `content_planner_[^|]+/gm) ?? [];
    const documented = cells.join().match(/content_planner_\w+/g) ?? [];
    expect(documented.sort()).toEqual(own);
    const displayed = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr)));
    expect(own.filter((name) => !displayed.includes(name))).toEqual([]);
  });

  test('have everything that Prometheus and Grafana display', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^ContentPlanner[A-Z]/);
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(Object.keys(annotations)).toEqual(['summary', 'description']);
    }
    // Panels must neither overlap nor extend beyond Grafana's 24 columns.
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.max(...dashboard.panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
  });
});
