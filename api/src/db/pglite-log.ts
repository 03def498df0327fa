import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/** Matches log lines whose severity means that PostgreSQL exits. */
const FATAL = /\b(FATAL|PANIC): +(.*)$/;

/** The file system of a database. It also reads PostgreSQL's log, which PGlite discards. */
export class LoggedNodeFS extends NodeFS {
  readonly #onPanic: (reason: string) => void;
  /** The last message with severity FATAL or PANIC. */
  lastFatal: string | undefined;

  /** @param onPanic called when PostgreSQL reports that it can't continue */
  constructor(folder: string, onPanic: (reason: string) => void) {
    super(folder);
    this.#onPanic = onPanic;
  }

  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const printErr = (line: string) => {
      const [, severity, message] = FATAL.exec(line) ?? [];
      if (message === undefined) return;
      this.lastFatal = message;
      if (severity === 'PANIC') this.#onPanic(message);
    };
    return { emscriptenOpts: { ...emscriptenOpts, printErr } };
  }
}
