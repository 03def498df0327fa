import { createElement, Fragment, type ReactNode } from 'react';

/** Renders nodes whose order never changes, such as those of features, so that they need no keys. */
export const inOrder = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);
