import { startUpMessage } from '../startUpMessage';

/** Prints what the program answers; when it fails, prints why and exits with 1. */
export function runProgram(program: () => Promise<string>): void {
  program().then(
    (done) => console.log(done),
    (error) => {
      console.error(startUpMessage(error));
      process.exitCode = 1;
    },
  );
}
