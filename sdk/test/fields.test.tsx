import { beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useCreateEntry,
  useCreateField,
  useDeleteEntry,
  useDeleteField,
  useEntries,
  useFields,
  useUpdateField,
} from '../src/index.js';
import { enter } from './enter.js';
import { failureOf, inside } from './helpers.js';

const client = createPlannerClient({ url: inject('otherUrl') });

beforeAll(() => enter());

test('a field belongs to several kinds, and its options are renamed and replaced in their entries', async () => {
  const { result } = await renderHook(
    () => ({
      fields: useFields().fields,
      entries: useEntries('podcast').entries,
      createField: useCreateField()[0],
      updateField: useUpdateField()[0],
      deleteField: useDeleteField()[0],
      createEntry: useCreateEntry('podcast')[0],
      deleteEntry: useDeleteEntry()[0],
    }),
    inside(client),
  );
  const listed = () => result.current.fields.find(({ label }) => label === 'Stage');
  const stage = await result.current.createField({
    ...{ label: 'Stage', type: 'dropdown' },
    options: [{ name: 'Idea' }, { name: 'Draft' }, { name: 'Live', isDone: true }],
    kinds: [{ kind: 'podcast' }, { kind: 'event', isRequired: true }],
  });
  expect(stage.changeId).toEqual(expect.any(String));
  const { changeId: _, ...field } = stage;
  await vi.waitFor(() => expect(listed()).toEqual(field));
  const input = { title: 'Staged', startDate: '2052-09-01', dynamicFields: { [field.name]: 'Draft' } };
  const { id: entryId } = await result.current.createEntry(input);
  const shown = () => result.current.entries.find(({ id }) => id === entryId)?.dynamicFields[field.name];
  await vi.waitFor(() => expect(shown()).toBe('Draft'));

  const [idea, draft, live] = field.options.map(({ id }) => id) as [string, string, string];
  const { id, version } = field;
  const update = {
    options: [
      { id: idea, name: 'Planned' },
      { id: live, name: 'Live' },
    ],
    replacements: [{ option: draft, replacement: idea }],
    kinds: [{ kind: 'podcast' }],
  };
  const updated = await result.current.updateField({ id, version, input: update });
  expect(updated).toMatchObject({ version: version + 1, kinds: [{ kind: 'podcast' }] });
  await vi.waitFor(() =>
    expect(listed()?.options).toMatchObject([
      { id: idea, name: 'Planned' },
      { id: live, name: 'Live', isDone: true },
      { id: draft, name: 'Draft', isArchived: true },
    ]),
  );
  await vi.waitFor(() => expect(shown()).toBe('Planned'));
  const failure = await failureOf(result.current.updateField({ id, version, input: { label: 'Phase' } }));
  expect(failure).toMatchObject({ type: 'conflict', code: 'fieldChanged' });

  await result.current.deleteEntry(entryId);
  await result.current.deleteField({ id });
  await vi.waitFor(() => expect(listed()).toBeUndefined());
});
