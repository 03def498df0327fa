import { manyBlogs } from '../../../src/log-table/story-data.js';
import type { Entry } from '../../../src/logs/entry.js';
import { press, untilPainted } from '../../pages/painted.js';

/** One of the tables to compare, rendered as an application would render it. */
export interface TablePage {
  /** Renders the table into an element as large as the window. Returns a function that unmounts it. */
  mount: (host: HTMLElement, entries: readonly Entry[]) => () => void;
  /** A selector that matches the rows. */
  rowSelector: string;
  /** A selector that matches the scroll container. */
  scrollerSelector: string;
  /** A selector that matches the header button for sorting by title. */
  sortSelector: string;
  /** A selector that matches the checkbox for selecting all rows. */
  selectAllSelector: string;
}

/** The results for one page. Times are in milliseconds. */
export interface Measured {
  /** The time from the call that renders the table until the table is painted and stops changing. */
  mount: number;
  /** The time from the click on the title header until the sorted rows are painted. */
  sort: number;
  /** The time from the click on the first checkbox until all rows are selected. */
  selectAll: number;
  /** The times between frames while scrolling, in order. */
  frames: number[];
  /** The number of elements after scrolling. */
  elements: number;
}

const PAUSE_MS = 300;
const WARM_UP_ENTRIES = 100;
const FRAMES = 180;
/** Scroll speeds in px per frame: a mouse wheel, then a dragged scrollbar. */
const STEPS = [200, 2000];

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Runs a table once with a few entries to warm up code and styles, then measures it with many entries. */
export async function measureTable(page: TablePage, host: HTMLElement, count: number): Promise<Measured> {
  await document.fonts.ready;
  await run(page, host, WARM_UP_ENTRIES);
  await pause();
  return run(page, host, count);
}

async function run(page: TablePage, host: HTMLElement, count: number): Promise<Measured> {
  const entries = manyBlogs(count);
  const rows = () => host.querySelectorAll(page.rowSelector);
  let unmount = () => {};
  const mount = await untilPainted({
    host,
    shows: () => rows().length > 0,
    act: () => {
      unmount = page.mount(host, entries);
    },
  });
  await pause();
  const frames = await scroll(host.querySelector(page.scrollerSelector));
  const elements = host.querySelectorAll('*').length;
  await pause();
  const first = rows()[0]?.textContent;
  const sort = await untilPainted({
    host,
    shows: () => rows()[0]?.textContent !== first,
    act: () => press(host.querySelector(page.sortSelector)),
  });
  await pause();
  const isSelected = (box: Element) => box.ariaChecked === 'true' || (box as HTMLInputElement).checked;
  const selectAll = await untilPainted({
    host,
    shows: () => [...host.querySelectorAll('tbody [role=checkbox], input[type=checkbox]')].every(isSelected),
    act: () => (host.querySelector(page.selectAllSelector) as HTMLElement | null)?.click(),
  });
  await pause();
  if (count === WARM_UP_ENTRIES) unmount();
  return {
    mount,
    sort,
    selectAll,
    frames,
    elements,
  };
}

/** Scrolls down one step per frame, then back up from the end. Returns the times between frames. */
async function scroll(scroller: Element | null): Promise<number[]> {
  const durations: number[] = [];
  if (scroller === null) throw new Error('The table has no scroll container.');
  for (const step of STEPS) {
    let direction = 1;
    let last = await nextFrame();
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const end = scroller.scrollHeight - scroller.clientHeight;
      if (scroller.scrollTop + step > end) direction = -1;
      else if (scroller.scrollTop - step < 0) direction = 1;
      scroller.scrollTop += step * direction;
      const now = await nextFrame();
      durations.push(now - last);
      last = now;
    }
    scroller.scrollTop = 0;
    await pause();
  }
  return durations;
}
