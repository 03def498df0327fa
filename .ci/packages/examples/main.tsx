// Displays the examples of `list.tsx`, one at a time. That file is generated: see ../examples.ts.
import { createPlannerClient, PlannerProvider, useEntries } from '@content-planner/sdk';
import { ThemeProvider, ToastProvider } from '@content-planner/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { examples, plannerUrl } from './list';

const client = createPlannerClient({ url: plannerUrl });
const { dataset } = document.documentElement;

// Tests wait until there are no unfinished requests. `changed` is set when the example has changed data in the planner.
const send = window.fetch;
let pending = 0;
window.fetch = async (...request) => {
  dataset.pending = String(++pending);
  if (/"mutation/.test(String(request[1]?.body))) dataset.changed = '';
  try {
    const response = await send(...request);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream) await response.clone().text();
    return response;
  } finally {
    dataset.pending = String(--pending);
  }
};

// Examples can navigate, but not away from this page.
navigation.addEventListener('navigate', (event) => {
  if (event.canIntercept) event.intercept();
});

function Displayed({ render }: { render: () => ReactNode }) {
  const [content] = useState(render);
  useEffect(() => {
    dataset.displayed = '';
    return () => {
      delete dataset.displayed;
    };
  }, []);
  return content;
}

/** Displays an example for the sdk with an entry of the planner, a different one for each example. */
function WithEntry({ number }: { number: number }) {
  const entries = useEntries('blog').entries.filter(({ brandId }) => brandId);
  const entry = entries[number % entries.length];
  return entry && <Displayed render={() => render({ ...entry, brandId: entry.brandId ?? '' })} />;
}

let render: Awaited<ReturnType<(typeof examples)[number]['load']>>;
let root: Root | undefined;

/** Displays the example with a number instead of the previous one. */
async function show(number: number): Promise<void> {
  const example = examples[number];
  if (!example) throw new Error(`There is no example ${number}.`);
  root?.unmount();
  delete dataset.changed;
  document.body.replaceChildren();
  render = await example.load();
  const sample = <Displayed render={() => render({ id: 'id', brandId: 'id', version: 1 })} />;
  if (example.isDocument) {
    root = createRoot(document);
    root.render(sample);
    return;
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <PlannerProvider client={client}>
      <ThemeProvider theme="light" style={{ height: '100vh' }}>
        <ToastProvider>{example.usesSdk ? <WithEntry number={number} /> : sample}</ToastProvider>
      </ThemeProvider>
    </PlannerProvider>,
  );
}

Object.assign(window, { show });
