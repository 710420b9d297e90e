/** The folder of the JSON results of all test runners. */
export const RESULTS = '.cache/results';
