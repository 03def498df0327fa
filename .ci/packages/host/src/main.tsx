import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Adding } from './Adding';
import { App } from './App';
import { nonce } from './nonce';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    {location.pathname === '/add' ? <Adding url="http://localhost:4000" nonce={nonce} /> : <App />}
  </StrictMode>,
);
