import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Counted } from './count-renders.fixture.js';
import { MoveHost } from './move/move-host.fixture.js';
import { manyEntries, SAMPLE_TODAY, sampleBrands } from './story-data.js';

const STEPS = 20;
const entries = manyEntries(10_000);

const chips = () => [...document.querySelectorAll<HTMLElement>('[data-cp-entry]:not([data-span])')];
const days = () => [...document.querySelectorAll<HTMLElement>('[data-cp-date]')];
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Dispatches the events of a drag over several days, which is dropped where it began. */
async function dragOver(chip: HTMLElement, targets: readonly HTMLElement[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  const send = (target: Element, type: string) => {
    const { left, top } = target.getBoundingClientRect();
    const point = { clientX: left + 20, clientY: top + 8, bubbles: true, cancelable: true };
    target.dispatchEvent(
      type === 'pointerdown'
        ? new PointerEvent(type, { ...point, pointerType: 'mouse' })
        : new DragEvent(type, { ...point, dataTransfer }),
    );
  };
  send(chip, 'pointerdown');
  send(chip.closest('[draggable="true"]') ?? chip, 'dragstart');
  await painted();
  for (const target of targets) {
    send(target, 'dragenter');
    send(target, 'dragover');
    await painted();
  }
  send(chip.closest('[draggable="true"]') ?? chip, 'dragend');
  await painted();
}

// Timers of the browser and preloaded code cause a few more renders in some runs.
test('few components are rendered in a month with 10,000 entries', async () => {
  await page.viewport(1280, 900);
  let renders = 0;
  /** Returns the number of renders since the last call. */
  const take = () => {
    const taken = renders;
    renders = 0;
    return taken;
  };
  await render(
    <Counted
      onRenders={(count) => {
        renders += count;
      }}
    >
      <MoveHost
        entries={entries}
        brands={sampleBrands}
        today={SAMPLE_TODAY}
        defaultState={{ date: SAMPLE_TODAY }}
        onMove={() => {}}
      />
    </Counted>,
  );
  await expect.poll(() => chips().length).toBeGreaterThan(10);
  let [chip] = chips() as [HTMLElement, ...HTMLElement[]];
  // The code that moves entries loads on demand.
  await vi.waitFor(async () => {
    chip.focus();
    await userEvent.keyboard('m');
    expect(page.getByRole('application').elements()).toHaveLength(1);
  }, 5_000);
  await painted();
  take();
  for (let step = 0; step < STEPS; step++) {
    await userEvent.keyboard('{ArrowRight}');
    await painted();
  }
  const keyboard = take();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('application').elements()).toHaveLength(0);
  await painted();

  [chip] = chips() as [HTMLElement, ...HTMLElement[]];
  take();
  await dragOver(chip, days().slice(0, STEPS));
  const drag = take();

  // The details load on demand, so open them once before counting.
  for (const isCounted of [false, true]) {
    take();
    await userEvent.click(chip);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await painted();
    if (!isCounted) {
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    }
  }
  const details = take();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  await painted();

  take();
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await painted();
  const next = take();
  const counts = { keyboard, drag, details, next };
  const most = { keyboard: 1150, drag: 200, details: 115, next: 90 };
  const exceeded = Object.entries(most).filter(
    ([name, limit]) => counts[name as keyof typeof counts] > limit,
  );
  expect(exceeded, JSON.stringify(counts)).toEqual([]);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});
