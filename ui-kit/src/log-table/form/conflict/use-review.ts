import { useState } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import type { Entry } from '../../../logs/entry.js';
import type { FieldConfiguration } from '../../../logs/types.js';
import { type EntryFormValues, entryFormValues } from '../entry-form-values.js';
import { entryValues } from '../entry-values.js';
import { type ComparedFieldsInput, comparedFields } from './compared-fields.js';
import type { Side } from './conflict-messages.js';
import { type Difference, differences, firstChoice, type Versions } from './differences.js';

/** Two conflicting versions of an entry, and the choices that the user has made between them. */
export interface Review {
  /** The user's version at the time of the conflict. */
  mine: Entry;
  theirs: Entry;
  differences: readonly Difference[];
  /** The chosen side of each difference, keyed by field name. */
  choices: Readonly<Record<string, Side>>;
}

/** What does not change while the user reads, and the choices. */
type Kept = Versions & Pick<Review, 'choices'>;

interface ReviewInput extends ComparedFieldsInput {
  /** The entry as saved by someone else, or null if there is no conflict. */
  theirs: Entry | null;
  /** The entry that the form started from. */
  base: Entry | null;
  configurations: readonly FieldConfiguration[];
  form: UseFormReturn<EntryFormValues>;
  /** BCP 47 language tag for numbers. Defaults to 'en-US'. */
  locale: string | undefined;
}

/** Manages the user's choice between their own input and the version that someone else saved in the meantime. */
export function useReview({ theirs, base, form, locale, ...input }: ReviewInput) {
  const { kind, configurations } = input;
  const [before, setKept] = useState<Kept | null>(null);
  let kept = before;
  const differ = (versions: Versions) => differences(comparedFields(input), versions);
  if (theirs && base && kept?.theirs !== theirs) {
    // Keep the versions, so that the differences do not change while the user reads them.
    const mine = { ...base, ...entryValues(kind, form.getValues(), configurations, locale) };
    const found = differ({ base, mine, theirs });
    const choices = Object.fromEntries(found.map((difference) => [difference.name, firstChoice(difference)]));
    kept = { base, mine, theirs, choices };
    setKept(kept);
  }
  const review: Review | null = theirs &&
    kept && {
      ...kept,
      differences: differ(kept).filter(({ name }) => Object.hasOwn(kept.choices, name)),
    };
  const choose = (choices: Record<string, Side>) =>
    setKept((before) => before && { ...before, choices: { ...before.choices, ...choices } });
  return {
    review,
    choose: ({ name, side }: { name: string; side: Side }) => choose({ [name]: side }),
    chooseAll: ({ side }: { side: Side }) =>
      choose(Object.fromEntries((review?.differences ?? []).map(({ name }) => [name, side]))),
    /** Applies the chosen values to the form. */
    settle: () => {
      if (!review) return;
      // These defaults are never used, because the entry has its own dates.
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
