import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilteredHost } from '../calendar/filtered-host.fixture.js';
import { ShortcutProvider } from './ShortcutProvider.js';

const meta = {
  title: 'Shortcuts/ShortcutProvider',
  component: ShortcutProvider,
  parameters: {
    guidance:
      'Put it around the application, inside `ThemeProvider`. Call `useShortcuts` to add your own shortcuts, and `useShortcutSheet` to open the list from a menu.',
    bare: true,
  },
  args: {
    children: (
      <div style={{ height: 'var(--story-height)' }}>
        <FilteredHost />
      </div>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ShortcutProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The `F` key opens the filters, `/` opens the text filter, and `?` lists all shortcuts. */
export const Default: Story = {};
