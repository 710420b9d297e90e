const { default: Sequencer } = require('@jest/test-sequencer');

/** Starts the groups first: on a clean clone Jest would go by the size of files, and end with the longest ones. */
module.exports = class extends Sequencer {
  sort(tests) {
    const isGroup = ({ path }) => path.endsWith('.group.ts');
    const rest = super.sort(tests.filter((test) => !isGroup(test)));
    return [...tests.filter(isGroup).sort(byServerFirst), ...rest];
  }
};

const byServerFirst = (left, right) =>
  Number(right.path.includes('/server/')) - Number(left.path.includes('/server/'));
