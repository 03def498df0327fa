import { ThemeProvider, ToastProvider } from '@content-planner/ui-kit';
import { BrowserRouter } from 'react-router';
import { AppRoutes } from './AppRoutes.js';
import { pageNonce } from './nonce.js';
import { SessionWatch } from './SessionWatch.js';
import { ThemeChoice } from './theme-choice.js';
import { useUnsavedInputQuestion } from './unsaved-input.js';
import { useTheme } from './use-theme.js';

const nonce = pageNonce();

/** The planner with its theme, toasts and routes. */
export function App() {
  const [theme, setTheme] = useTheme();
  useUnsavedInputQuestion();
  return (
    <ThemeProvider closeOnBack theme={theme} {...(nonce && { nonce })} style={{ height: '100%' }}>
      <ToastProvider>
        <ThemeChoice.Provider value={{ theme, setTheme }}>
          <BrowserRouter>
            <SessionWatch />
            <AppRoutes />
          </BrowserRouter>
        </ThemeChoice.Provider>
      </ToastProvider>
    </ThemeProvider>
  );
}
