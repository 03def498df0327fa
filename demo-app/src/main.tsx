import '@fontsource-variable/inter';
import './app/page.css';
import { PlannerProvider } from '@content-planner/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { planner } from './app/planner.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <PlannerProvider client={planner}>
      <App />
    </PlannerProvider>
  </StrictMode>,
);
