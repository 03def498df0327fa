import '@fontsource-variable/inter';
import './app/page.css';
import { PlannerProvider } from '@content-planner/sdk';
import { KitProvider } from '@content-planner/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { planner } from './app/planner.js';
import { withTranslation } from './translations/load-translation.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

withTranslation((translation) =>
  createRoot(root).render(
    <StrictMode>
      <KitProvider {...translation}>
        <PlannerProvider client={planner}>
          <App />
        </PlannerProvider>
      </KitProvider>
    </StrictMode>,
  ),
);
