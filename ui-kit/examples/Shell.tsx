import { PageHeader, Shell, type Theme } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example(props: Omit<ComponentProps<typeof Shell>, 'theme' | 'onThemeChange'>) {
  const [theme, setTheme] = useState<Theme>('dark');
  return (
    <Shell {...props} theme={theme} onThemeChange={({ theme }) => setTheme(theme)}>
      <PageHeader title="Brand Management" />
    </Shell>
  );
}
