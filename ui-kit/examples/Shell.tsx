import { PageHeader, Shell, type ShellProps, type Theme } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example(props: Omit<ShellProps, 'theme' | 'onThemeChange'>) {
  const [theme, setTheme] = useState<Theme>('dark');
  return (
    <Shell {...props} theme={theme} onThemeChange={({ theme }) => setTheme(theme)}>
      <PageHeader title="Brand Management" />
    </Shell>
  );
}
