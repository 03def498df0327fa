import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulate } from '../actions/ways.fixture.js';
import { bareCalendar } from './bare-calendar.fixture.js';

test('the commands in the toolbar’s popovers are 44 px high on touch screens', async () => {
  await page.viewport(375, 800);
  await emulate({ touch: true, reducedMotion: false });
  try {
    const nothing = () => {};
    await render(bareCalendar({ compact: true, onPrint: nothing, onPrintLayout: nothing }));
    const heights = (name: string) =>
      page
        .getByRole('dialog', { name })
        .getByRole('button')
        .elements()
        .map((button) => button.getBoundingClientRect().height);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect.poll(() => heights('More actions')).toEqual([44, 44]);
    await page.getByRole('button', { name: 'Print options' }).click();
    await expect.poll(() => heights('Print options')).toEqual(Array.from({ length: 8 }, () => 44));
  } finally {
    await emulate({ touch: false, reducedMotion: false });
    await page.viewport(1280, 800);
  }
});
