import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listenToWarnings } from '../internal/warnings.fixture.js';
import { KitProvider } from '../kit/KitProvider.js';
import type { FieldConfiguration, LogKind } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { BrandCards } from './brands/BrandCards.js';
import { FieldSettings } from './fields/FieldSettings.js';
import { maya } from './users/story-data.js';
import { UserLists } from './users/UserLists.js';

const warnings = listenToWarnings();
const nothing = () => {};
const wrapper = ({ children }: { children: React.ReactNode }) => <ThemeProvider>{children}</ThemeProvider>;

test("BrandCards displays a brand's invalid color value as text", async () => {
  const brands = [{ id: '1', name: 'Lumen Cycles', color: 'url(evil)' }];
  await render(<BrandCards brands={brands} onCreate={nothing} onEdit={nothing} onDelete={nothing} />, {
    wrapper,
  });
  await expect.element(page.getByText('url(evil)')).toBeVisible();
});

test.each(['webinar', 'other'])(
  'FieldSettings displays the tabs and warns once if the kind %s has no tab',
  async (kind) => {
    const field: FieldConfiguration = {
      id: '1',
      kind: kind as LogKind,
      fieldName: 'score',
      fieldLabel: 'Score',
      fieldType: 'number' as FieldConfiguration['fieldType'],
      dropdownOptions: null,
      isRequired: false,
      displayOrder: 0,
    };
    for (const fieldConfigurations of [[field], []]) {
      const { unmount } = await render(
        <FieldSettings
          kind={kind}
          fieldConfigurations={fieldConfigurations}
          onKindChange={nothing}
          onCreate={nothing}
          onEdit={nothing}
          onDelete={nothing}
        />,
        { wrapper },
      );
      await expect.element(page.getByRole('tab', { name: 'Blog Logs' })).toBeVisible();
      await unmount();
    }
    const subject = `FieldSettings has no tab for '${kind}'`;
    expect(warnings().filter((warning) => warning.startsWith(subject))).toHaveLength(1);
  },
);

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
