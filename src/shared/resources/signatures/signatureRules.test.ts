import { messagesOf } from '@/shared/testing/messagesOf';
import { record } from '@/shared/validation/fields';
import { optionalSignatureRules, requiredSignatureRules } from './signatureRules';

const MEGABYTES_5 = 5 * 1024 * 1024;
const NOT_IMAGE = 'Harus berupa gambar PNG atau JPG';
const TOO_LARGE = 'Ukuran maksimal 5MB';
const MISSING = 'Tanda tangan digital wajib diunggah';

const required = record({ digital_signature: requiredSignatureRules });
const optional = record({ digital_signature: optionalSignatureRules });

const rows: [unknown, ...string[]][] = [
  [{ type: 'image/png', size: 1 }],
  [{ type: 'image/jpeg', size: 1 }],
  [{ type: 'image/png', size: MEGABYTES_5 - 1 }],
  [{ type: 'image/png', size: MEGABYTES_5 }],
  [{ type: 'image/png', size: MEGABYTES_5 + 1 }, TOO_LARGE],
  [{ type: 'image/png', size: 0 }, NOT_IMAGE],
  [{ type: 'image/gif', size: 1 }, NOT_IMAGE],
  [{ type: 'image/svg+xml', size: 1 }, NOT_IMAGE],
  [{ type: '', size: 1 }, NOT_IMAGE],
  [{ type: 'application/pdf', size: MEGABYTES_5 + 1 }, NOT_IMAGE, TOO_LARGE],
  [{ type: 'image/png' }, NOT_IMAGE],
  [{ size: 1 }, NOT_IMAGE],
  [{ type: ['image/png'], size: '1' }, NOT_IMAGE],
  ['data:image/png;base64,AAAA', NOT_IMAGE],
  [[], NOT_IMAGE],
  [7, NOT_IMAGE],
];

test.each(rows)('%j: %s', async (digital_signature, ...messages) => {
  const expected = messages.length > 0 ? { digital_signature: messages } : {};
  expect(await messagesOf(required, { digital_signature })).toEqual(expected);
  expect(await messagesOf(optional, { digital_signature })).toEqual(expected);
});

test.each([undefined, null, ''])(
  '%j is missing on create and keeps the old one on edit',
  async (none) => {
    expect(await messagesOf(required, { digital_signature: none })).toEqual({
      digital_signature: [MISSING],
    });
    expect(await messagesOf(optional, { digital_signature: none })).toEqual({});
  },
);

/** Like a browser's File, whose properties are getters of its class. */
class BrowserFile {
  get type() {
    return 'image/png';
  }
  get size() {
    return 1;
  }
}

test('validates a browser File and keeps the other properties of an upload', async () => {
  const file = new BrowserFile();
  expect((await required.validate({ digital_signature: file })).digital_signature).toBe(file);

  const upload = { type: 'image/png', size: 1, bytes: 'x' };
  const validated = await required.validate({ digital_signature: upload }, { stripUnknown: true });
  expect(validated.digital_signature).toBe(upload);
});
