import { Profiler, type ReactNode } from 'react';

/** The part of React's fibers that shows which components were rendered. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  stateNode: unknown;
}

/** The tags of function components, with or without `forwardRef` and `memo`. */
const COMPONENTS = new Set([0, 11, 14, 15]);
const PERFORMED_WORK = 1;

function countIn(fiber: Fiber, isNew: boolean): number {
  const before = isNew ? null : fiber.alternate;
  const own = COMPONENTS.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0) ? 1 : 0;
  // React keeps the children of a component if neither the component nor any of its descendants was rendered.
  if (before && before.child === fiber.child) return own;
  let count = own;
  for (let child = fiber.child; child; child = child.sibling) {
    const isKept = before !== null && isChildOf(child, before);
    if (!isKept) count += countIn(child, before === null || child.alternate === null);
  }
  return count;
}

function isChildOf(fiber: Fiber, parent: Fiber): boolean {
  for (let child = parent.child; child; child = child.sibling) if (child === fiber) return true;
  return false;
}

/** Returns the root fiber of the tree that contains an element. */
function rootOf(element: Element): Fiber {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) as keyof Element;
  let fiber = element[key] as unknown as Fiber;
  while (fiber.return) fiber = fiber.return;
  return (fiber.stateNode as { current: Fiber }).current;
}

/** Calls `onRenders` after each update with the number of its components that were rendered. */
export function Counted({
  onRenders,
  children,
}: {
  onRenders: (count: number) => void;
  children: ReactNode;
}) {
  const onRender = () => {
    const element = document.querySelector('[data-counted]');
    if (element) onRenders(countIn(rootOf(element), false));
  };
  return (
    <Profiler id="counted" onRender={onRender}>
      <div data-counted="">{children}</div>
    </Profiler>
  );
}
