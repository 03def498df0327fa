import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Calendar } from '../calendar/Calendar.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { ThemeProvider } from './ThemeProvider.js';

test('the calendar works in a shadow root, isolated from the styles of the page', async () => {
  await page.viewport(1280, 900);
  const host = document.body.appendChild(document.createElement('div'));
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'button { height: 135px !important }';
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    style.remove();
  });
  root.render(
    <StyleSheetManager target={shadow}>
      <ThemeProvider style={{ height: 800 }}>
        <Calendar
          entries={octoberEntries}
          brands={sampleBrands}
          today={SAMPLE_TODAY}
          defaultState={{ date: SAMPLE_TODAY }}
        />
      </ThemeProvider>
    </StyleSheetManager>,
  );
  const chip = page.getByRole('button', { name: /^Ask the frame builder/ }).first();
  await expect.element(chip).toBeVisible();
  expect(getComputedStyle(chip.element()).height).toBe('22px');
  await chip.click();
  await expect.element(page.getByRole('dialog', { name: /^Ask the frame builder/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => shadow.activeElement).toBe(chip.element());
});
