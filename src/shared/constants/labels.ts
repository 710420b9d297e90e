import type { AssessmentState } from '@/shared/resources/assessments/constants';
import type { RequestKind, RequestState } from '@/shared/resources/attendance-requests/constants';
import type {
  CertificateGap,
  CertificateKind,
  CertificateState,
} from '@/shared/resources/certificates/constants';
import type { DefenceListState } from '@/shared/resources/defences/constants';
import type { FinalReportState } from '@/shared/resources/final-reports/constants';
import type {
  GuidanceShortage,
  GuidanceState,
} from '@/shared/resources/guidance-sessions/constants';
import type { HolidayCertainty, HolidayKind } from '@/shared/resources/holidays/constants';
import type { PlacementEndReason } from '@/shared/resources/internships/placementDates';
import type { Stage } from '@/shared/resources/internships/stages';
import type { LetterKind, LetterState } from '@/shared/resources/letters/constants';
import type {
  PlacementAnswer,
  PlacementState,
} from '@/shared/resources/placement-requests/constants';
import type { Reviewer } from '@/shared/resources/reviews/constants';
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

export const HOLIDAY_KIND_LABELS = {
  national: 'Nasional',
  joint_leave: 'Cuti bersama',
  campus: 'Kampus',
} as const satisfies Labels<HolidayKind>;

export const HOLIDAY_CERTAINTY_LABELS = {
  decreed: 'Ditetapkan',
  certain: 'Pasti',
  estimated: 'Perkiraan',
} as const satisfies Labels<HolidayCertainty>;

export const ZONE_LABELS = { WIB: 'WIB', WITA: 'WITA', WIT: 'WIT' } as const satisfies Labels<Zone>;

/** Whether joint leave is a day off. */
export const JOINT_LEAVE_LABELS = {
  true: 'Libur',
  false: 'Tetap bekerja',
} as const satisfies Labels;

export const REQUEST_KIND_LABELS = {
  leave: 'Izin',
  sick: 'Sakit',
  correction: 'Koreksi Absen',
  elsewhere: 'Kerja di Tempat Lain',
} as const satisfies Labels<RequestKind>;

export const PLACEMENT_STATE_LABELS = {
  draft: 'Draf',
  sent: 'Menunggu keputusan',
  incomplete: 'Perlu dilengkapi',
  accepted: 'Diterima',
  refused: 'Ditolak',
  withdrawn: 'Ditarik',
} as const satisfies Labels<PlacementState>;

export const LETTER_KIND_LABELS = {
  introduction: 'Surat Pengantar',
  assignment: 'Surat Tugas',
  completion: 'Surat Keterangan Selesai',
  assessment: 'Lembar Penilaian',
} as const satisfies Labels<LetterKind>;

export const LETTER_STATE_LABELS = {
  made: 'Belum ditandatangani',
  signed: 'Bertanda tangan',
  cancelled: 'Dibatalkan',
} as const satisfies Labels<LetterState>;

export const CERTIFICATE_KIND_LABELS = {
  student: 'Mahasiswa',
  mentor: 'Mentor',
  company: 'Mitra',
} as const satisfies Labels<CertificateKind>;

export const CERTIFICATE_STATE_LABELS = {
  missing: 'Belum Memenuhi',
  ready: 'Siap',
  issued: 'Terbit',
  revoked: 'Dicabut',
} as const satisfies Labels<CertificateState>;

export const CERTIFICATE_GAP_LABELS = {
  open_period: 'periode belum ditutup',
  empty_recap: 'rekap kehadiran kosong',
  incomplete_recap: 'rekap kehadiran belum lengkap',
  no_report: 'laporan akhir belum diterima',
  no_defence: 'ujian belum selesai',
  no_grade: 'belum ada nilai',
  left: 'mahasiswa tidak menyelesaikan magang di mitra ini',
  issued: 'sertifikat sudah terbit',
  not_found: 'bukan penerima pada periode ini',
} as const satisfies Labels<CertificateGap>;

export const GUIDANCE_SHORTAGE_LABELS = {
  none: 'Belum pernah',
  below: 'Di bawah minimum',
} as const satisfies Labels<GuidanceShortage>;

export const DEFENCE_STATE_LABELS = {
  unplanned: 'Belum dijadwalkan',
  planned: 'Dijadwalkan',
  held: 'Selesai',
  cancelled: 'Dibatalkan',
} as const satisfies Labels<DefenceListState>;

export const PLACEMENT_ANSWER_LABELS = {
  asked: 'Belum menjawab',
  agreed: 'Setuju',
  declined: 'Tidak setuju',
} as const satisfies Labels<PlacementAnswer>;

export const ASSESSMENT_STATE_LABELS = {
  missing: 'Belum diisi',
  draft: 'Draf',
  sent: 'Terkirim',
  returned: 'Perlu diperbaiki',
} as const satisfies Labels<AssessmentState>;

export const FINAL_REPORT_STATE_LABELS = {
  missing: 'Belum ada',
  sent: 'Menunggu diperiksa',
  returned: 'Dikembalikan',
  accepted: 'Diterima',
} as const satisfies Labels<FinalReportState>;

export const ASSESSOR_LABELS = {
  mentor: 'Mentor',
  lecturer: 'Dosen',
} as const satisfies Labels<Reviewer>;

export const GUIDANCE_STATE_LABELS = {
  sent: 'Menunggu persetujuan',
  agreed: 'Disetujui',
  returned: 'Dikembalikan',
} as const satisfies Labels<GuidanceState>;

/** The sources of a score that is proposed for a grade. */
export const PROPOSER_LABELS = { ...ASSESSOR_LABELS, examiners: 'Penguji' } as const;

export const REQUEST_STATE_LABELS = {
  waiting: 'Menunggu',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  withdrawn: 'Ditarik',
} as const satisfies Labels<RequestState>;

export const END_REASON_LABELS = {
  finished: 'Selesai',
  resigned: 'Mengundurkan diri',
  moved: 'Pindah mitra',
  dismissed: 'Dihentikan',
} as const satisfies Labels<PlacementEndReason>;

/** Every set of labels that a list can be searched by. */
export const SEARCHED_LABELS: readonly Labels[] = [
  ACTIVE_LABELS,
  VALIDATION_LABELS,
  ROLE_LABELS,
  HOLIDAY_KIND_LABELS,
  HOLIDAY_CERTAINTY_LABELS,
  ZONE_LABELS,
  JOINT_LEAVE_LABELS,
  REQUEST_KIND_LABELS,
  REQUEST_STATE_LABELS,
  GUIDANCE_STATE_LABELS,
];

export const STAGE_LABELS = {
  placement: 'Penempatan',
  running: 'Berjalan',
  report: 'Laporan',
  defence: 'Ujian',
  grade: 'Nilai',
  certificate: 'Sertifikat',
  done: 'Selesai',
  ended: 'Berakhir',
} as const satisfies Labels<Stage>;
