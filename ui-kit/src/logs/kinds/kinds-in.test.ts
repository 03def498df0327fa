import { expect, test, vi } from 'vitest';
import { inEnglish, translateWith } from '../../messages/translate.js';
import { KINDS } from './index.js';
import { BUILT_IN_KINDS, kindsIn } from './kinds-in.js';

test('kinds are the same objects until the language changes', () => {
  const { list, of } = kindsIn(inEnglish);
  expect(list).toEqual(BUILT_IN_KINDS);
  expect(of('blog')).toEqual(KINDS.blog);
  expect(kindsIn(inEnglish)).toBe(kindsIn(inEnglish));
});

test('kinds have their names and the labels of their fields in the user’s language', () => {
  const blog = { badge: 'Blogbeitrag', title: 'Titel des Beitrags', texts: KINDS.blog.texts };
  const { of } = kindsIn(translateWith({ kinds: { blog }, fieldLabels: { category: 'Kategorie' } }), [
    { ...KINDS.blog, defaultColor: '#000000' },
  ]);
  expect(of('blog').badge).toBe('Blogbeitrag');
  expect(of('blog').fields.map(({ label }) => label)).toEqual(['Titel des Beitrags', 'Date', 'Kategorie']);
  expect(of('email')).toBe(of('email'));
});

test('only the given kinds are offered, in their order, but entries of all kinds are described', () => {
  const { list, of } = kindsIn(inEnglish, [KINDS.event, { ...KINDS.blog, defaultColor: '#000000' }]);
  expect(list.map(({ kind }) => kind)).toEqual(['event', 'blog']);
  expect(of('blog').defaultColor).toBe('#000000');
  expect(of('podcast')).toEqual(KINDS.podcast);
});

test('an unknown kind is described as other, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { of } = kindsIn(inEnglish);
  expect(of('unheard-of' as never)).toEqual(KINDS.other);
  expect(of('unheard-of' as never)).toEqual(KINDS.other);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
