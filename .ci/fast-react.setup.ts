import * as React from 'react';

// React's development build captures a stack trace for each element until it has captured 10,000 within a second. The
// traces are only for DevTools and for the details of warnings. Keep the count at this limit, so that tests don't
// capture any traces.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
