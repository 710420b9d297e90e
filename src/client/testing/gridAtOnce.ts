// The rows of a list are those of its grid at once: an element that a test has found must not be replaced a moment later.
jest.mock('@/client/table/rows/useGrid', () => ({
  useGrid: (_box: unknown, isNeeded: boolean) =>
    isNeeded ? jest.requireActual('@/client/table/rows/GridView') : null,
}));
