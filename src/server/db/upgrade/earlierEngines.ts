/**
 * The packages that read databases of earlier releases, by the version of PGlite that made them. When a
 * release takes a new version, the one before becomes a dependency under another name and stands here:
 * `'0.5.16': 'pglite-0.5.16'`. No release has replaced its version so far.
 */
export const EARLIER_ENGINES: Readonly<Record<string, string>> = {};
