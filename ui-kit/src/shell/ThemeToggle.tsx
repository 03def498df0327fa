import { Moon, Sun } from 'lucide-react';
import { forwardRef } from 'react';
import { useMessages } from '../kit/use-messages.js';
import { IconButton, type IconButtonProps } from '../primitives/IconButton.js';
import type { Theme } from '../theme/ThemeProvider.js';
import { themeToggleMessages } from './theme-toggle-messages.js';

/** Props of {@link ThemeToggle}. All other props are passed to the button. */
export interface ThemeToggleProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** The current theme. */
  theme: Theme;
  /** Called with the theme to switch to. */
  onThemeChange: (change: { theme: Theme }) => void;
}

/**
 * A button that switches between the light and dark themes. The application stores the theme.
 *
 * @example <ThemeToggle theme={theme} onThemeChange={({ theme }) => setTheme(theme)} />
 */
export const ThemeToggle = forwardRef<HTMLButtonElement, ThemeToggleProps>(function ThemeToggle(
  { theme, onThemeChange, onClick, ...rest },
  ref,
) {
  const text = useMessages(themeToggleMessages);
  const dark = theme === 'dark';
  return (
    <IconButton
      tooltipSide="bottom"
      {...rest}
      ref={ref}
      label={dark ? text.switchToLight : text.switchToDark}
      icon={dark ? <Sun size={16} strokeWidth={1.75} /> : <Moon size={16} strokeWidth={1.75} />}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onThemeChange({ theme: dark ? 'light' : 'dark' });
      }}
    />
  );
});
