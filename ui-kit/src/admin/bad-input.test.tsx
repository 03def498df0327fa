import type { Field } from '@content-planner/model';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider } from '../kit/KitProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { BrandCards } from './brands/BrandCards.js';
import { FieldSettings } from './fields/FieldSettings.js';
import { maya } from './users/story-data.js';
import { UserLists } from './users/UserLists.js';

const nothing = () => {};
const wrapper = ({ children }: { children: React.ReactNode }) => <ThemeProvider>{children}</ThemeProvider>;

test("BrandCards displays a brand's invalid color value as text", async () => {
  const brands = [{ id: '1', name: 'Lumen Cycles', color: 'url(evil)' }];
  await render(<BrandCards brands={brands} onCreate={nothing} onEdit={nothing} onDelete={nothing} />, {
    wrapper,
  });
  await expect.element(page.getByText('url(evil)')).toBeVisible();
});

test('FieldSettings displays the fields of a kind without a tab below its name', async () => {
  const uses = [{ id: '1', kind: 'other', isRequired: false, displayOrder: 0 }];
  const field: Field = {
    ...{ id: '1', name: 'score', label: 'Score', type: 'number', options: [], kinds: uses },
    ...{ isBuiltIn: false, isShareable: false },
  };
  await render(
    <FieldSettings
      kind="other"
      fields={[field]}
      onKindChange={nothing}
      onCreate={nothing}
      onEdit={nothing}
      onDelete={nothing}
    />,
    { wrapper },
  );
  await expect.element(page.getByRole('heading', { name: 'Other Logs' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Score/ })).toBeVisible();
  expect(page.getByRole('tab').elements()).toEqual([]);
});

test('UserLists displays an account with an invalid creation date', async () => {
  const users = [{ ...maya, createdAt: 'long ago' }];
  await render(
    <KitProvider locale="en_US">
      <UserLists
        users={users}
        onApprove={nothing}
        onReject={nothing}
        onEdit={nothing}
        onAdminChange={nothing}
        onDelete={nothing}
      />
    </KitProvider>,
    { wrapper },
  );
  await expect.element(page.getByText(maya.email)).toBeVisible();
});
