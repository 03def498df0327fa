import '@fontsource-variable/inter';
import './app/page.css';
import { KitProvider, type Theme, ThemeProvider } from '@content-planner/ui-kit';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pageNonce } from './app/nonce.js';
import { readAddress } from './shared/address.js';
import { readOptions } from './shared/page-options.js';
import { SharedPage } from './shared/SharedPage.js';
import { withTranslation } from './translations/load-translation.js';

const nonce = pageNonce();
const address = readAddress(window.location);
const options = readOptions(window.location.search, window.innerWidth);
const isDark = window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the system's theme, and rerenders when the theme changes. */
function useSystemTheme(): Theme {
  const [theme, setTheme] = useState<Theme>(isDark.matches ? 'dark' : 'light');
  useEffect(() => {
    const update = () => setTheme(isDark.matches ? 'dark' : 'light');
    isDark.addEventListener('change', update);
    return () => isDark.removeEventListener('change', update);
  }, []);
  return theme;
}

function Page() {
  const system = useSystemTheme();
  const [chosen, setTheme] = useState<Theme | null>(options.theme === 'system' ? null : options.theme);
  const theme = chosen ?? system;
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <ThemeProvider
      closeOnBack={address.type === 'link'}
      theme={theme}
      {...(nonce && { nonce })}
      style={{ height: '100%', ...options.style }}
    >
      <SharedPage
        address={address}
        options={options}
        themeChoice={address.type === 'link' ? { theme, setTheme } : null}
      />
    </ThemeProvider>
  );
}

// If only the secret in the address changes, the browser doesn't reload the page, so reload it here.
window.addEventListener('hashchange', () => window.location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('shared.html has no element with the id root.');
withTranslation((translation) =>
  createRoot(root).render(
    <StrictMode>
      <KitProvider {...translation}>
        <Page />
      </KitProvider>
    </StrictMode>,
  ),
);
