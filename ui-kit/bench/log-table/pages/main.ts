import { measureTable, type TablePage } from './measure.js';

const PAGES: Record<string, () => Promise<{ page: TablePage }>> = {
  'content-planner': () => import('./content-planner.js'),
  'mui-data-grid': () => import('./mui-data-grid.js'),
};

const name = new URLSearchParams(location.search).get('table') ?? '';
const host = document.querySelector<HTMLElement>('#host');
const loaded = await PAGES[name]?.();
if (loaded && host) {
  Object.assign(window, { measureTable: (count: number) => measureTable(loaded.page, host, count) });
}
