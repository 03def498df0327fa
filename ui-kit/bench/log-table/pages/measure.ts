import { manyBlogs } from '../../../src/log-table/story-data.js';
import type { Entry } from '../../../src/logs/types.js';
import { press, untilPainted } from '../../pages/painted.js';

/** One of the tables that are compared, as a host would put it on a page. */
export interface TablePage {
  /** Draws the table into an element of the window's size; the answer takes it away again. */
  mount: (host: HTMLElement, entries: readonly Entry[]) => () => void;
  /** Matches the rows. */
  rowSelector: string;
  /** Matches what scrolls. */
  scrollerSelector: string;
  /** Matches the head that sorts by title. */
  sortSelector: string;
  /** Matches the checkbox that selects all. */
  selectAllSelector: string;
}

/** What one page found, in milliseconds. */
export interface Measured {
  /** From the call that draws the table until it is painted and changes no more. */
  mount: number;
  /** From the click on the title's head until the sorted rows are. */
  sort: number;
  /** From the click on the first checkbox until all rows are selected. */
  selectAll: number;
  /** The times between frames while it scrolls, in their order. */
  frames: number[];
  /** Elements on the page then. */
  elements: number;
}

const PAUSE_MS = 300;
const WARM_UP_ENTRIES = 100;
const FRAMES = 180;
/** Px a frame: as fast as a wheel is turned, then as fast as a scrollbar is dragged. */
const STEPS = [200, 2000];

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Runs a table once with a few entries, so that code and styles are there, then measures it with many. */
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

/** Scrolls down, and up again where the end is near, a step a frame; answers the times between frames. */
async function scroll(scroller: Element | null): Promise<number[]> {
  const durations: number[] = [];
  if (scroller === null) throw new Error('Nothing scrolls');
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
