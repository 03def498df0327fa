import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { findOtherTexts, InLanguage } from '../../../.storybook/languages.js';
import { formatLongDate } from '../dates/format-date.js';
import { dialogMessages } from '../primitives/dialog-messages.js';
import { useKit } from './use-kit.js';
import { useMessages } from './use-messages.js';

function Example() {
  const { close } = useMessages(dialogMessages);
  const { locale } = useKit();
  return (
    <>
      <button type="button" aria-label={close}>
        Harbor & Vine
      </button>
      <time>{formatLongDate('2026-10-14', locale)}</time>
      <kbd translate="no">Esc</kbd>
    </>
  );
}

it('reports texts that are not messages', async () => {
  const { container } = await render(
    <InLanguage language="en" kit={undefined}>
      <Example />
      <p>Harbor & Vine closes today</p>
      <input placeholder="Search" />
    </InLanguage>,
  );
  expect(await findOtherTexts(container, ['Harbor & Vine'])).toEqual([
    'Harbor & Vine closes today',
    'Search',
  ]);
});

it('accepts messages, dates, known texts and elements that must not be translated', async () => {
  const { container } = await render(
    <InLanguage language="en" kit={undefined}>
      <Example />
    </InLanguage>,
  );
  expect(await findOtherTexts(container, ['Harbor & Vine'])).toEqual([]);
});
