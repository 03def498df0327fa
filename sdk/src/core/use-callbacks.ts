import { useInsertionEffect, useMemo, useRef } from 'react';

type Callback = (...args: readonly unknown[]) => void;

/** The callbacks in a hook's result: the functions whose names begin with `on`. */
export type CallbacksOf<Result> = {
  [Name in keyof Result as Name extends `on${string}` ? Name : never]?: Exclude<Result[Name], undefined>;
};

type Split<Request> = [
  callbacks: { [Name in keyof Request as Name extends `on${string}` ? Name : never]: Request[Name] },
  others: { [Name in keyof Request as Name extends `on${string}` ? never : Name]: Request[Name] },
];

/** Separates the callbacks in a request from its other properties. */
export function splitCallbacks<Request extends object>(request: Request): Split<Request> {
  const pick = (areCallbacks: boolean) =>
    Object.fromEntries(Object.entries(request).filter(([name]) => name.startsWith('on') === areCallbacks));
  return [pick(true), pick(false)] as Split<Request>;
}

/**
 * Adds an application's callbacks to a hook's result. Each of them is called after the hook's own callback, so that the
 * application doesn't replace what the hook does.
 *
 * @returns The result, with callbacks that stay the same even if the application passes a new function in each render.
 */
export function useCallbacks<Result extends object>(result: Result, added: CallbacksOf<Result>): Result {
  const own = result as Record<string, unknown>;
  const latest = useRef({ own, added: added as Record<string, Callback | undefined> });
  // Runs before all other effects, because the calendar calls `onRangeChange` in an effect.
  useInsertionEffect(() => {
    latest.current = { own, added: added as Record<string, Callback | undefined> };
  });
  const names = Object.keys(added)
    .filter((name) => typeof own[name] === 'function')
    .join(' ');
  const both = useMemo(() => {
    const entries = names.split(' ').map((name): [string, Callback] => [
      name,
      (...args) => {
        const { current } = latest;
        (current.own[name] as Callback)(...args);
        current.added[name]?.(...args);
      },
    ]);
    return names === '' ? {} : Object.fromEntries(entries);
  }, [names]);
  return { ...result, ...both };
}
