import type { Brand, FieldConfiguration, User } from '@content-planner/sdk';
import { type SubjectChange, useKinds } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { logEntryPath } from '../../app/log-view.js';
import { paths } from '../../app/paths.js';

interface Lists {
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  users: readonly User[];
}

/**
 * Returns a function that takes a change, and returns the path of the list that contains the changed entry, brand,
 * custom field, user or access token.
 */
export function useSubjectHref({ brands, fieldConfigurations, users }: Lists) {
  const { list, hidden } = useKinds();
  return useCallback(
    ({ subjectType, subjectId, kind }: SubjectChange): string | null => {
      const isIn = (list: readonly { id: string }[]) => list.some(({ id }) => id === subjectId);
      switch (subjectType) {
        case 'entry':
          return [...list, ...hidden].some((one) => one.kind === kind) && kind
            ? logEntryPath(kind, subjectId)
            : null;
        case 'brand':
          return isIn(brands) ? paths.brands : null;
        case 'field':
          return isIn(fieldConfigurations) ? `${paths.fields}?kind=${kind}` : null;
        case 'invitation':
        case 'passwordReset':
          return paths.users;
        case 'user':
          return isIn(users) ? paths.users : null;
        case 'accessToken':
          return paths.sharing;
        default:
          return null;
      }
    },
    [brands, fieldConfigurations, users, list, hidden],
  );
}
