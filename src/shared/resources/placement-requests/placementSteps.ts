import type { PlacementState } from './constants';

interface Situation {
  state: PlacementState;
  /** Members who have not agreed. */
  missing: number;
  /** The last day on which it can be sent; null outside of the window. */
  canSendUntil: string | null;
}

/** The sentence that says what comes next for the students of a request. */
export function nextPlacementStep({ state, missing, canSendUntil }: Situation): string {
  switch (state) {
    case 'draft':
      if (missing > 0) return `Menunggu persetujuan ${missing} anggota sebelum dapat dikirim.`;
      return canSendUntil === null
        ? 'Dapat dikirim setelah masa pengajuan dibuka.'
        : 'Periksa kembali, lalu kirim pengajuan ini.';
    case 'sent':
      return 'Jurusan memeriksa pengajuan menurut urutan pengiriman. Anda mendapat kabar setelah diputuskan.';
    case 'incomplete':
      return 'Lengkapi sesuai catatan jurusan, lalu kirim lagi. Urutan Anda tidak berubah.';
    case 'accepted':
      return 'Penempatan sudah dibuat. Hubungi mentor untuk hari pertama.';
    case 'refused':
      return 'Baca alasannya, lalu ajukan lagi selama masa pengajuan masih dibuka.';
    case 'withdrawn':
      return 'Pengajuan ini sudah ditarik. Anda dapat mengajukan lagi.';
  }
}
