import { ConfigError } from './settings/environment';
import { startUpMessage } from './startUpMessage';

const systemError = (properties: object) => Object.assign(new Error('system'), properties);

test.each([
  [new ConfigError('PORT: got "x", takes a number'), /^PORT: got "x", takes a number$/],
  [
    systemError({ code: 'EADDRINUSE', port: 3000, address: '127.0.0.1' }),
    /^PORT: got 3000, .+ takes a free port$/,
  ],
  [systemError({ code: 'EACCES', port: 80 }), /^PORT: got 80, .+ takes 1024 or more$/],
  [systemError({ code: 'EADDRNOTAVAIL', address: '10.9.9.9' }), /^HOST: got 10\.9\.9\.9, takes/],
])('describes %s in one line', (error, line) => {
  expect(startUpMessage(error)).toMatch(line);
  expect(startUpMessage(error)).not.toContain('\n');
});

test('keeps the stack trace of other errors', () => {
  expect(startUpMessage(new Error('a mistake'))).toMatch(/a mistake\n\s+at /);
});
