/** The contents of the build, written into the worker by `WorkerPlugin.ts`. */
declare const BUILD: {
  /** Also in the document: `<meta name="build">`. */
  version: string;
  /** The files of every screen that needs a login: entries, styles, font, frame, login. */
  shell: readonly string[];
  /** The other files of the screens of students. */
  student: readonly string[];
  /** First segments of the addresses that never come from this device. */
  online: readonly string[];
};
