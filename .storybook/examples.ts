/// <reference types="vite/client" />
const files = import.meta.glob<string>('../ui-kit/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The example of a component as somebody would write it, with its imports. */
export const exampleOf = (component: string): string | undefined =>
  files[`../ui-kit/examples/${component}.tsx`]?.trimEnd();
