// Opens all pages of the built Storybook in Chromium. Every page must have content. Component pages must have an
// example and describe every prop. Requires `pnpm run storybook:build`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureChromium, launchOptions } from './chromium.ts';

const built = join(import.meta.dirname, '../ui-kit/storybook-static');
const AT_ONCE = 3;
/** The time limit for a page, in milliseconds. */
const PATIENCE = 20_000;

/** Returns the problems on the current page. Runs in the browser. */
function problemsOf() {
  const text = (element) => element?.textContent.trim() ?? '';
  const docs = document.querySelector('#storybook-docs');
  const problems = [];
  const isComponent = docs?.querySelector('.docblock-argstable-body');
  if (isComponent && !docs.textContent.includes("from '@content-planner/ui-kit'"))
    problems.push('has no example that imports the component');
  if (document.body.matches('.sb-show-errordisplay'))
    problems.push(text(document.querySelector('.sb-errordisplay')));
  if (text(docs?.querySelector('h1')) === '') problems.push('has no heading');
  const props = [...(docs?.querySelectorAll('.docblock-argstable-body tr') ?? [])];
  for (const prop of props) {
    const [name, description] = prop.cells;
    // The last child is the type. The description comes before it.
    if (description && description.children.length < 2) problems.push(`${text(name)} is not described`);
  }
  return problems;
}

const entries = Object.values(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')).entries);
const pages = entries.filter(({ type }) => type === 'docs');
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: built },
  preview: { host: '127.0.0.1', port: 0, strictPort: true },
});
const [origin] = server.resolvedUrls.local;
const browser = await chromium.launch(launchOptions(await ensureChromium()));
const context = await browser.newContext({ reducedMotion: 'reduce' });

/**
 * Opens a page. As in Storybook, only the first page in a tab loads Storybook's code. Loading it for each page would take
 * longer than rendering most pages.
 */
async function open(tab, id) {
  if (tab.url() === 'about:blank') {
    await tab.goto(`${origin}iframe.html?viewMode=docs&id=${id}`);
    return;
  }
  await tab.evaluate(
    ([storyId, events, patience]) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('The page did not appear.')), patience);
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        for (const event of events) channel.once(event, resolve);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    [id, ['docsRendered', 'storyErrored', 'storyMissing', 'storyThrewException'], PATIENCE],
  );
}

/** Opens pages from the queue one after another, until the queue is empty. */
async function work(queue, found) {
  const tab = await context.newPage();
  let problems = [];
  tab.on('pageerror', (error) => problems.push(error.message));
  tab.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (['error', 'warning'].includes(message.type()) && !isIcon) problems.push(message.text());
  });
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
    problems = [];
    const failed = tab.waitForEvent('pageerror', { timeout: PATIENCE }).catch(() => {});
    const last = page.tags.includes('unattached-mdx') ? 'h1' : '.docblock-argstable-body tr';
    const shown = open(tab, page.id).then(() =>
      tab.waitForSelector(`.sb-show-errordisplay, #storybook-docs ${last}`, { timeout: PATIENCE }),
    );
    await Promise.race([shown.catch(() => problems.push('is empty')), failed]);
    // Code samples are highlighted after the rest of the page has rendered.
    await tab
      .waitForFunction(
        () =>
          !document.querySelector('.docblock-argstable-body') ||
          document.querySelector('#storybook-docs').textContent.includes("from '@content-planner/ui-kit'"),
        undefined,
        { timeout: PATIENCE },
      )
      .catch(() => {});
    problems.push(...(await tab.evaluate(problemsOf)));
    found.push(...problems.map((problem) => `${page.title}: ${problem.slice(0, 500)}`));
  }
  await tab.close();
}

const queue = [...pages];
const found = [];
await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue, found)));
await browser.close();
await server.close();

for (const problem of found) console.error(problem);
console.log(`${pages.length} pages, ${found.length} problems`);
process.exitCode = found.length > 0 || pages.length === 0 ? 1 : 0;
