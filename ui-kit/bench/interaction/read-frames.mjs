/** The trace categories that {@link readFrames} requires. */
export const TRACED = ['toplevel', 'disabled-by-default-devtools.timeline.frame'];

const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'BeginMainThreadFrame';

/**
 * Reads how long a page's main thread worked on each frame, and how long its longest task took. Times are processor
 * time in ms, so other load on the machine does not count.
 *
 * @param {Buffer} trace a trace of one page with the categories in {@link TRACED}
 * @returns {{ frames: number[], longestTask: number }}
 */
export function readFrames(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const byThread = Map.groupBy(traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  const starts = (events) => events.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
  // The browser might have other pages, which have no frames, so use the thread with the most frames.
  const [main] = [...byThread.values()].toSorted((a, b) => starts(b).length - starts(a).length);
  // A task that is cut off at the end of the trace has no duration, so ignore it.
  const tasks = main.filter(({ name, ph }) => name === TASK && ph === 'X');
  const begins = starts(main).toSorted((a, b) => a - b);
  const frames = begins.slice(1).map((end, index) => {
    const inFrame = tasks.filter(({ ts }) => ts >= begins[index] && ts < end);
    return inFrame.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
  return { frames, longestTask: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000 };
}
