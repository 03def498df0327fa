import { type Theme, ThemeToggle } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [theme, setTheme] = useState<Theme>('dark');
  return <ThemeToggle theme={theme} onThemeChange={({ theme }) => setTheme(theme)} />;
}
