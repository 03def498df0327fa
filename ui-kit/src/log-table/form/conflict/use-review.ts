import { useState } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import type { Entry, FieldConfiguration } from '../../../logs/types.js';
import { type EntryFormValues, entryFormValues } from '../entry-form-values.js';
import { entryValues } from '../entry-values.js';
import { type ComparedFieldsInput, comparedFields } from './compared-fields.js';
import type { Side } from './conflict-labels.js';
import { type Difference, differences, firstChoice } from './differences.js';

/** What stands against what was typed, and what was chosen of it so far. */
export interface Review {
  /** As they were when the conflict was met. */
  mine: Entry;
  theirs: Entry;
  differences: readonly Difference[];
  /** By the difference's name. */
  choices: Readonly<Record<string, Side>>;
}

interface ReviewInput extends ComparedFieldsInput {
  /** The entry as somebody else saved it; null while there is nothing to decide. */
  theirs: Entry | null;
  /** The entry that the form was filled from. */
  base: Entry | null;
  configurations: readonly FieldConfiguration[];
  form: UseFormReturn<EntryFormValues>;
  /** BCP 47, for numbers; default 'en-US'. */
  locale: string | undefined;
}

/** The decision between what was typed and what somebody else saved meanwhile. */
export function useReview({ theirs, base, form, locale, ...input }: ReviewInput) {
  const { kind, configurations } = input;
  const [kept, setReview] = useState<Review | null>(null);
  let review = kept;
  if (theirs && base && review?.theirs !== theirs) {
    // What the dialog compares must not move while somebody reads it.
    const mine = { ...base, ...entryValues(kind, form.getValues(), configurations, locale) };
    const found = differences(comparedFields(input), { base, mine, theirs });
    const choices = Object.fromEntries(found.map((difference) => [difference.name, firstChoice(difference)]));
    review = { mine, theirs, differences: found, choices };
    setReview(review);
  }
  const choose = (choices: Record<string, Side>) =>
    setReview((before) => before && { ...before, choices: { ...before.choices, ...choices } });
  return {
    review: theirs && review,
    choose: ({ name, side }: { name: string; side: Side }) => choose({ [name]: side }),
    chooseAll: ({ side }: { side: Side }) =>
      choose(Object.fromEntries((review?.differences ?? []).map(({ name }) => [name, side]))),
    /** Puts what was chosen into the form. */
    settle: () => {
      if (!review) return;
      // The dates are those of the entry, whatever day it is.
      const { startDate: date } = review.theirs;
      const values = entryFormValues({
        kind,
        entry: review.theirs,
        fieldConfigurations: configurations,
        date,
        today: date,
        locale,
      });
      for (const { name, paths } of review.differences) {
        if (review.choices[name] !== 'theirs') continue;
        for (const path of paths) form.setValue(path, get(values, path), { shouldDirty: true });
      }
    },
  };
}
