// A Vitest reporter that writes how many tests passed, failed and were skipped, and the names of the tests that failed
// at least once. Vitest's own JSON report would be larger than 150 MB.
import { writeFileSync } from 'node:fs';

const nameOf = (test) => `${test.project.name}: ${test.module.relativeModuleId} > ${test.fullName}`;

export default class CountReporter {
  constructor({ file }) {
    this.file = file;
  }

  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    const failed = [];
    const flaky = [];
    for (const module of modules) {
      for (const { message } of module.errors()) failed.push(`${module.relativeModuleId}: ${message}`);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        counts[state] += 1;
        if (state === 'failed') failed.push(`${nameOf(test)}\n    ${errors[0]?.message}`);
        else if (test.diagnostic()?.flaky) flaky.push(`${nameOf(test)}\n    ${errors?.[0]?.message}`);
      }
    }
    for (const { message } of unhandledErrors) failed.push(`Unhandled error: ${message}`);
    writeFileSync(this.file, JSON.stringify({ ...counts, names: { failed, flaky } }));
  }
}
