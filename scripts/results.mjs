/** Where the test runners leave their results as JSON. */
export const RESULTS = '.cache/results';
