import { configure } from 'storybook/test';

// By default, stories stop waiting after a second, which is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
