import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { Card } from '../primitives/Card.js';
import { PageBody } from './PageBody.js';
import { PageHeader } from './PageHeader.js';

const meta = {
  title: 'Shell/PageBody',
  component: PageBody,
  parameters: {
    ownTexts: ['Brand Management'],
    guidance:
      'Use it for content that scrolls below a `PageHeader`. `Calendar`, `LogTable`, `FieldSettings` and `UserLists` scroll on their own and do not need it.',
    bare: true,
  },
  args: {
    children: (
      <Card style={{ flex: 'none', height: 600 }}>
        <Button>Higher than its page</Button>
      </Card>
    ),
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 320 }}>
      <PageHeader title="Brand Management" />
      <PageBody {...args} data-testid="body" />
    </div>
  ),
} satisfies Meta<typeof PageBody>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The body scrolls below a header that stays in place. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const body = canvas.getByTestId('body');
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  },
};
