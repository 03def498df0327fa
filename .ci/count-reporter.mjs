// Writes how many tests passed, failed and were skipped. Vitest's own JSON report has more than 150 MB.
import { writeFileSync } from 'node:fs';

export default class CountReporter {
  constructor({ file }) {
    this.file = file;
  }

  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
    }
    writeFileSync(this.file, JSON.stringify(counts));
  }
}
