/**
 * Sets a server's clock 11 minutes ahead as soon as its data folder contains the file `clock-ahead`. The tests in sdk
 * and demo-app load this module into real servers with `NODE_OPTIONS=--import=…`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const file = join(process.env.DATA_DIR ?? '', 'clock-ahead');
const Real = Date;
const now = () => Real.now() + (existsSync(file) ? 11 * 60 * 1000 : 0);

globalThis.Date = class extends Real {
  constructor(...values) {
    if (values.length > 0) super(...values);
    else super(now());
  }

  static now() {
    return now();
  }
};
