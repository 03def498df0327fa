import * as React from 'react';

// The development build of React captures a stack trace for each element, until it has captured 10,000 within a second.
// The traces are only for DevTools and for the details of warnings, so tests start at this limit.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
