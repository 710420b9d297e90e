/** One window of a browser, driven as a person would: with a pointer and keys. */
export interface Browser {
  open: (url: string) => Promise<void>;
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Calls a function of `window.journey`; undefined while a document is loading. */
  call: <T>(name: string, ...args: unknown[]) => Promise<T | undefined>;
  /** Input in the format that WebDriver and WebDriver BiDi share. */
  perform: (actions: InputActions[]) => Promise<void>;
  /** Gives a file to the element that this function of `window.journey` returns. */
  setFile: (name: string, args: unknown[], path: string) => Promise<void>;
  /** A PNG in Base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
}

export type InputActions =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[];
    };

export type LaunchBrowser = (options: { timeZone: string }) => Promise<Browser>;
