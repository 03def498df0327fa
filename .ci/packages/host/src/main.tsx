import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Adding } from './Adding';
import { App } from './App';
import { App as Embed } from './Embed';
import { nonce } from './nonce';
import { plannerUrl } from './planner-url';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const PAGES: Record<string, ReactNode> = {
  '/': <App />,
  '/add': <Adding url={plannerUrl} nonce={nonce} />,
  '/plan': <Embed />,
};
createRoot(root).render(<StrictMode>{PAGES[location.pathname]}</StrictMode>);
