import { ThemeProvider, ToastProvider } from '@content-planner/ui-kit';
import { BrowserRouter } from 'react-router';
import { AppRoutes } from './AppRoutes.js';
import { pageNonce } from './app/nonce.js';
import { PlannerKinds } from './app/planner-kinds.js';
import { SessionWatch } from './app/SessionWatch.js';
import { ThemeChoice } from './app/theme-choice.js';
import { useUnsavedInputQuestion } from './app/unsaved-input.js';
import { useTheme } from './app/use-theme.js';

const nonce = pageNonce();

/** The app with its theme, toasts and routes. */
export function App() {
  const [theme, setTheme] = useTheme();
  useUnsavedInputQuestion();
  return (
    <ThemeProvider closeOnBack theme={theme} {...(nonce && { nonce })} style={{ height: '100%' }}>
      <ToastProvider>
        <ThemeChoice.Provider value={{ theme, setTheme }}>
          <BrowserRouter>
            <SessionWatch />
            <PlannerKinds>
              <AppRoutes />
            </PlannerKinds>
          </BrowserRouter>
        </ThemeChoice.Provider>
      </ToastProvider>
    </ThemeProvider>
  );
}
