import { beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useCreateEntry,
  useCreateField,
  useDeleteEntry,
  useDeleteField,
  useEntries,
  useFieldCounts,
  useFieldMerge,
  useFields,
  useKindCounts,
  useMergeFields,
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

test('a field is merged into another one, after a preview', async () => {
  const { result } = await renderHook(() => {
    const fields = useFields().fields;
    const [one, other] = ['Phase', 'Step'].map((label) => fields.find((field) => field.label === label)?.id);
    return {
      ...{ one, other, fields },
      merge: useFieldMerge(one && other ? { from: one, into: other } : null).merge,
      counts: useFieldCounts().fieldCounts,
      kindCounts: useKindCounts().kindCounts,
      createField: useCreateField()[0],
      mergeFields: useMergeFields()[0],
      deleteField: useDeleteField()[0],
      createEntry: useCreateEntry('podcast')[0],
      deleteEntry: useDeleteEntry()[0],
    };
  }, inside(client));
  const podcasts = () =>
    result.current.kindCounts &&
    (result.current.kindCounts.find(({ kind }) => kind === 'podcast')?.count ?? 0);
  await vi.waitFor(() => expect(podcasts()).not.toBeNull());
  const before = Number(podcasts());
  const kinds = [{ kind: 'podcast' }];
  const from = await result.current.createField({ label: 'Phase', type: 'text', kinds });
  const into = await result.current.createField({ label: 'Step', type: 'text', kinds });
  const dynamicFields = { [from.name]: 'First' };
  const input = { title: 'Phased', startDate: '2052-09-02', dynamicFields };
  const { id } = await result.current.createEntry(input);
  await vi.waitFor(() =>
    expect(result.current.merge?.kinds).toEqual([{ kind: 'podcast', count: 1, conflictCount: 0 }]),
  );
  const countOf = (field: string) => result.current.counts?.find(({ fieldId }) => fieldId === field)?.count;
  await vi.waitFor(() => expect([countOf(from.id), countOf(into.id)]).toEqual([1, 0]));
  await vi.waitFor(() => expect(podcasts()).toBe(before + 1));
  expect(await result.current.mergeFields({ from: from.id, into: into.id })).toMatchObject({
    ...{ id: into.id, label: 'Step', changeId: expect.any(String) },
  });
  await vi.waitFor(() => expect([result.current.one, countOf(into.id)]).toEqual([undefined, 1]));
  await result.current.deleteEntry(id);
  await vi.waitFor(() => expect(podcasts()).toBe(before));
  await result.current.deleteField({ id: into.id });
});
