import {
  BOUNDARY,
  FORM_END,
  FORM_TYPE,
  formPart,
  formParts,
  type SoundRequest,
  wholeForm,
} from './soundRequest';

/**
 * The allowed answer to an upload: a refusal, or a success if the defect is harmless, as for an operation
 * that needs no file or no field at all.
 */
export type Verdict = 400 | 413 | 422 | 'taken';

export interface BrokenForm {
  about: string;
  type: string;
  payload: (sound: SoundRequest) => Buffer;
  verdicts: readonly Verdict[];
}

/** The name of the field that takes a file. */
const fileField = (sound: SoundRequest) => Object.keys(sound.files)[0] ?? 'digital_signature';
const END = Buffer.from(FORM_END);
const REFUSED: readonly Verdict[] = [400];

const file = (sound: SoundRequest) => sound.files[fileField(sound)] ?? Buffer.from('no picture');
const named = (name: string, sound: SoundRequest) =>
  formPart(fileField(sound), file(sound), `; filename="${name}"`);
const withParts = (sound: SoundRequest, ...parts: Buffer[]) =>
  Buffer.concat([...formParts(sound, fileField(sound)), ...parts, END]);
const NAMES = {
  'a NUL': 'a\0.png',
  'a path': '../../../../etc/passwd',
  'a path of Windows': 'C:\\..\\..\\windows\\win.ini',
  'an encoded path': '%2e%2e%2f%00.png',
  'a line break': 'a\nb.png',
  '10 KB': `${'a'.repeat(10_000)}.png`,
  nothing: '',
  'a quote': 'a\\".png',
};

type Form = Omit<BrokenForm, 'type'> & { type?: string };

const forms: readonly Form[] = [
  {
    about: 'no boundary',
    type: 'multipart/form-data',
    payload: wholeForm,
    verdicts: REFUSED,
  },
  {
    about: 'an empty boundary',
    type: 'multipart/form-data; boundary=',
    payload: wholeForm,
    verdicts: REFUSED,
  },
  {
    about: 'another boundary',
    type: 'multipart/form-data; boundary=yy',
    payload: wholeForm,
    verdicts: REFUSED,
  },
  {
    about: 'a boundary of 10 KB',
    type: `multipart/form-data; boundary=${'y'.repeat(10_000)}`,
    payload: wholeForm,
    verdicts: REFUSED,
  },
  {
    about: 'a part that is cut off',
    payload: (sound) => wholeForm(sound).subarray(0, -(FORM_END.length + 12)),
    verdicts: REFUSED,
  },
  {
    about: 'headers that are cut off',
    payload: () => Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-da`),
    verdicts: REFUSED,
  },
  {
    about: 'no end',
    payload: (sound) => Buffer.concat(formParts(sound)),
    verdicts: REFUSED,
  },
  { about: 'nothing', payload: () => Buffer.alloc(0), verdicts: ['taken', 422] },
  { about: 'only the end', payload: () => END, verdicts: ['taken', 422] },
  { about: 'noise', payload: () => Buffer.alloc(5_000, 0xff), verdicts: REFUSED },
  {
    about: '1,000 parts',
    payload: (sound) =>
      withParts(sound, ...Array.from({ length: 1_000 }, (_, index) => formPart(`a${index}`, 'x'))),
    verdicts: [413],
  },
  {
    about: '1,000 files',
    payload: (sound) => withParts(sound, ...Array.from({ length: 1_000 }, () => named('a', sound))),
    verdicts: [422],
  },
  {
    about: 'a part with a header of 100 KB',
    payload: (sound) =>
      withParts(sound, formPart('a', 'x', `\r\nX-Long: ${'x'.repeat(100_000)}`), named('a', sound)),
    verdicts: ['taken', 400],
  },
  {
    about: 'a part with 5,000 headers',
    payload: (sound) =>
      withParts(sound, formPart('a', 'x', '\r\nX-Many: 1'.repeat(5_000)), named('a', sound)),
    verdicts: ['taken', 400],
  },
  {
    about: 'a field name of 10 KB',
    payload: (sound) => withParts(sound, formPart('a'.repeat(10_000), 'x'), named('a', sound)),
    verdicts: ['taken', 400, 413],
  },
  {
    about: 'a part without a name',
    payload: (sound) =>
      withParts(
        sound,
        Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`),
        named('a', sound),
      ),
    verdicts: ['taken', 400],
  },
  {
    about: 'a part without headers',
    payload: (sound) => withParts(sound, Buffer.from(`--${BOUNDARY}\r\n\r\nx\r\n`)),
    verdicts: ['taken', 400, 422],
  },
  {
    about: 'a field that is __proto__',
    payload: (sound) => withParts(sound, formPart('__proto__', 'x'), named('a', sound)),
    verdicts: REFUSED,
  },
  {
    about: 'the file as text',
    payload: (sound) => withParts(sound, formPart(fileField(sound), 'picture')),
    verdicts: ['taken', 422],
  },
  {
    about: 'the file under another name',
    payload: (sound) => withParts(sound, formPart('signature', file(sound), '; filename="a.png"')),
    verdicts: ['taken', 422],
  },
  {
    about: 'a file in place of a text',
    payload: (sound) => {
      const text = Object.keys(sound.body).find((one) => one !== '_method');
      return Buffer.concat([
        // A form without texts gets an unknown file in place of its own.
        ...formParts(sound, text ?? fileField(sound)),
        formPart(text ?? 'name', 'x', '; filename="a.png"'),
        END,
      ]);
    },
    verdicts: [422],
  },
  {
    about: 'two files of one name',
    payload: (sound) => withParts(sound, named('a.png', sound), named('b.png', sound)),
    verdicts: [422],
  },
  {
    about: 'three files',
    payload: (sound) =>
      withParts(
        sound,
        ...['a', 'b', 'c'].map((name) => formPart(name, file(sound), '; filename="a.png"')),
      ),
    verdicts: [422],
  },
  {
    about: 'base64 that is none',
    payload: (sound) =>
      withParts(
        sound,
        formPart(
          fileField(sound),
          '!!!',
          '; filename="a.png"\r\nContent-Transfer-Encoding: base64',
        ),
      ),
    verdicts: ['taken', 422],
  },
  {
    about: 'an unknown character set',
    payload: (sound) =>
      withParts(sound, formPart('a', 'x', '\r\nContent-Type: text/plain; charset=no-such')),
    verdicts: ['taken', 400, 422],
  },
  ...Object.entries(NAMES).map<Form>(([what, name]) => ({
    about: `a file name with ${what}`,
    payload: (sound: SoundRequest) => withParts(sound, named(name, sound)),
    verdicts: ['taken', 400, 422],
  })),
];

export const BROKEN_FORMS: readonly BrokenForm[] = forms.map((form) => ({
  type: FORM_TYPE,
  ...form,
}));
