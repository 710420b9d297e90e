/**
 * For processes that run our sources: compiles TypeScript, and does not optimize the embedded
 * database's WebAssembly, which would take longer than a test does.
 */
export const nodeArguments = [
  '--liftoff-only',
  '--require',
  require.resolve('esbuild-register'),
] as const;
