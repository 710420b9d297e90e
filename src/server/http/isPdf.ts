const START = Buffer.from('%PDF-');

/** Whether a file begins like a PDF, whatever its name and type. */
export const isPdf = (content: Buffer): boolean => content.subarray(0, START.length).equals(START);
