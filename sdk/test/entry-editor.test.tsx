import { beforeAll, expect, inject, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createPlannerClient, type EditedEntry, type Entry, useEntryEditor } from '../src/index.js';
import { enter } from './enter.js';
import { behind, inside } from './helpers.js';

const url = inject('otherUrl');

beforeAll(async () => {
  await enter();
});

async function addEntry(): Promise<EditedEntry & { entry: { id: string } }> {
  const response = await behind(url, 'POST', '/logs/other', { title: 'Edited', date: '2052-05-08' });
  const { id } = (await response.json()) as { id: string };
  return { kind: 'other', entry: { id, kind: 'other' } };
}

/** Returns the values of an entry that a form submits. */
const valuesOf = ({ title, startDate, brandId, color, showOnCalendar, dynamicFields, fields }: Entry) => ({
  ...{ title, startDate, endDate: startDate, brandId, color, showOnCalendar, dynamicFields, fields },
});

async function openForm(edited: EditedEntry) {
  const client = createPlannerClient({ url });
  const { result } = await renderHook(() => useEntryEditor(edited, true), inside(client));
  await expect.poll(() => result.current.ready).toBe(true);
  return result;
}

test('loads all fields of an entry, and saves them', async () => {
  const form = await openForm(await addEntry());
  const { entry } = form.current;
  if (entry === null) throw new Error('The form has no entry.');
  const saved = await form.current.save({ entry, values: { ...valuesOf(entry), title: 'Saved' } });
  expect(saved).toEqual({ changeId: expect.any(String), created: null });
  await expect.poll(() => form.current.entry?.title).toBe('Saved');
});

test('keeps the conflict if another user has changed the entry', async () => {
  const edited = await addEntry();
  const form = await openForm(edited);
  const { entry } = form.current;
  if (entry === null) throw new Error('The form has no entry.');
  await behind(url, 'PATCH', `/logs/other/${edited.entry.id}`, { title: 'Theirs' });
  await expect(form.current.save({ entry, values: { ...valuesOf(entry), title: 'Mine' } })).rejects.toThrow();
  await expect.poll(() => form.current.conflict?.theirs?.title).toBe('Theirs');
});

test('copies an entry to a week later', async () => {
  const { entry } = await addEntry();
  const form = await openForm({ kind: 'other', entry: null, copyOf: { id: entry.id, kind: 'other' } });
  const { template } = form.current;
  if (template === null) throw new Error('The form has no template.');
  expect(template.startDate).toBe('2052-05-15');
  const saved = await form.current.save({ entry: null, values: valuesOf(template) });
  expect(saved).toEqual({ changeId: expect.any(String), created: null });
});
