/// <reference types="vite/client" />
const files = import.meta.glob<string>('../ui-kit/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns a component's example code, with its imports. */
export const exampleOf = (component: string): string | undefined =>
  files[`../ui-kit/examples/${component}.tsx`]?.trimEnd();
