const TestEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/** The last mutant that a test has noticed. */
let killed;

/** Skips what follows the first red test of a mutant, which is killed by then: Jest itself stops between files only. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const strykersOwn = this.handleTestEvent;
    this.handleTestEvent = async (event, state) => {
      await strykersOwn(event, state);
      const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
      if (mutant === undefined) return;
      if (event.name === 'test_fn_failure' || event.name === 'hook_failure') killed = mutant;
      if (event.name === 'run_start' && killed === mutant) state.testNamePattern = /$^/;
      if (event.name === 'test_start' && killed === mutant) event.test.mode = 'skip';
    };
  }
};
