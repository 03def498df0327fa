import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorState } from '../primitives/ErrorState.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { KitProvider } from './KitProvider.js';

const german = {
  problems: {
    viewNotFound: 'Diese Ansicht gibt es nicht mehr',
    tooManyViews: ({ max }: { max: number }) => `Mehr als ${max} Ansichten sind nicht möglich`,
  },
};

const problem = (code: string, params = {}) => ({ code, params, serverMessage: `English text of ${code}` });

it.each([
  ['a text', problem('viewNotFound'), german.problems.viewNotFound],
  ['a text with values', problem('tooManyViews', { max: 100 }), 'Mehr als 100 Ansichten sind nicht möglich'],
  ['the English text of an unknown code', problem('toString'), 'English text of toString'],
])('an error displays %s', async (_, error, text) => {
  await render(
    <ThemeProvider>
      <KitProvider locale="de-DE" messages={german}>
        <ErrorState title="Ansichten" error={error} />
      </KitProvider>
    </ThemeProvider>,
  );
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

it('an error is in English by default', async () => {
  await render(
    <ThemeProvider>
      <ErrorState title="Views" error={problem('viewNotFound')} />
    </ThemeProvider>,
  );
  await expect.element(page.getByText('English text of viewNotFound', { exact: true })).toBeVisible();
});
