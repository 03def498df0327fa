import type { InteractionPage } from './interaction-page.js';
import { dropToPaint, keyToPaint, mount, placeOf } from './measure.js';

const PAGES: Record<string, () => Promise<{ page: InteractionPage }>> = {
  'content-planner': () => import('./content-planner.js'),
  fullcalendar: () => import('./fullcalendar.js'),
};

const name = new URLSearchParams(location.search).get('calendar') ?? '';
const host = document.querySelector<HTMLElement>('#host');
const loaded = await PAGES[name]?.();
if (loaded && host) {
  const { page } = loaded;
  let painted: Promise<number>;
  Object.assign(window, {
    bench: {
      mount: (perMonth: number) => mount(page, host, perMonth),
      place: () => placeOf(page, host),
      watchDrop: () => {
        painted = dropToPaint(page, host);
      },
      watchKey: () => {
        painted = keyToPaint(host);
      },
      painted: () => painted,
    },
  });
}
