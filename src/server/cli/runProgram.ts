import { startUpMessage } from '../startUpMessage';

/** Prints the result of the program; on failure, prints the reason and exits with 1. */
export function runProgram(program: () => Promise<string>): void {
  program().then(
    (done) => console.log(done),
    (error) => {
      console.error(startUpMessage(error));
      process.exitCode = 1;
    },
  );
}
