import type { Zone } from '../attendance/zones';
import type { Role } from '../permissions';

/**
 * The words for a value on the screens. Searches look for the same words, so each label
 * is written here and nowhere else. The keys of boolean values are 'true' and 'false'.
 */
export type Labels<Key extends string = string> = Readonly<Record<Key, string>>;

export const ACTIVE_LABELS = { true: 'Aktif', false: 'Tidak Aktif' } as const satisfies Labels;

/** The state of an account; 'Aktif' and 'Tidak Aktif' of a mentor are about placements. */
export const SIGN_IN_LABELS = {
  true: 'Dapat masuk',
  false: 'Tidak dapat masuk',
} as const satisfies Labels;

export const VALIDATION_LABELS = { true: 'Sudah', false: 'Belum' } as const satisfies Labels;

/** The validation on the page of an activity and in its report, where its time follows. */
export const VALIDITY_LABELS = { true: 'Valid', false: 'Belum' } as const satisfies Labels;

export const YES_NO_LABELS = { true: 'Ya', false: 'Tidak' } as const satisfies Labels;

export const ROLE_LABELS: Labels<Role> = {
  super_admin: 'Super Admin',
  lecturer: 'Dosen',
  mentor: 'Mentor',
  student: 'Mahasiswa',
};

export const ZONE_LABELS = { WIB: 'WIB', WITA: 'WITA', WIT: 'WIT' } as const satisfies Labels<Zone>;
