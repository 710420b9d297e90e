/** A position in Bandung, for tests that record attendance. */
export const POSITION = { latitude: -6.9475, longitude: 107.6349 };
