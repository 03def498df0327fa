import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createPlannerClient, PlannerProvider, useBrands } from '../src/index.js';

const brandsOf = (url: string) => {
  const client = createPlannerClient({ url });
  return renderHook(() => useBrands(), {
    wrapper: ({ children }) => <PlannerProvider client={client}>{children}</PlannerProvider>,
  });
};

test('an address where something else answers is said in a sentence, not in its HTML', async () => {
  const { result } = await brandsOf('');
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ code: 'network', status: 0 }));
  expect(result.current.error?.serverMessage).toBe(
    `No planner answers at ${location.origin}/graphql: check the url given to createPlannerClient.`,
  );
});

test('so is one where nothing answers', async () => {
  const { result } = await brandsOf('http://localhost:1');
  await vi.waitFor(() =>
    expect(result.current.error?.serverMessage).toMatch(/^The planner did not answer: /),
  );
  expect(result.current.error?.serverMessage).toContain('ALLOWED_ORIGINS');
});
