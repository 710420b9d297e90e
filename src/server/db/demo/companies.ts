import type { NewCompany } from '../tables';

/** The coordinates are used for plausible attendance positions. */
export interface DemoCompany extends NewCompany {
  readonly id: number;
  readonly is_active: boolean;
  readonly latitude: number;
  readonly longitude: number;
}

type Row = [
  name: string,
  domain: string,
  businessField: string,
  address: string,
  phone: string,
  quota: number,
  latitude: number,
  longitude: number,
];

/** The last one is inactive; the quota of the fourth is exhausted in the active period. */
const rows: Row[] = [
  [
    'PT Lintas Nusa Data',
    'lintasnusadata',
    'Penyedia Jasa Internet',
    'Jl. Soekarno Hatta No. 412, Batununggal, Kota Bandung 40266',
    '(022) 5550-1412',
    8,
    -6.9452,
    107.6281,
  ],
  [
    'PT Cakrawala Digital Solusindo',
    'cakrawaladigital',
    'Pengembangan Perangkat Lunak',
    'Jl. Ir. H. Juanda No. 187, Coblong, Kota Bandung 40135',
    '(022) 5550-1187',
    6,
    -6.8843,
    107.6134,
  ],
  [
    'RS Harapan Bunda Parahyangan',
    'rsharapanbunda',
    'Rumah Sakit',
    'Jl. Terusan Buah Batu No. 95, Buahbatu, Kota Bandung 40286',
    '(022) 5550-1095',
    5,
    -6.9541,
    107.6389,
  ],
  [
    'Dinas Komunikasi dan Informatika Kota Parahyangan',
    'diskominfo-parahyangan',
    'Instansi Pemerintah',
    'Jl. Wastukencana No. 21, Sumur Bandung, Kota Bandung 40117',
    '(022) 5550-1021',
    4,
    -6.9109,
    107.6098,
  ],
  [
    'PT Sinergi Awan Indonesia',
    'sinergiawan',
    'Komputasi Awan dan Pusat Data',
    'Jl. Asia Afrika No. 133, Lengkong, Kota Bandung 40261',
    '(022) 5550-1133',
    6,
    -6.9219,
    107.6156,
  ],
  [
    'CV Mitra Jaringan Priangan',
    'mitrajaringan',
    'Instalasi Jaringan dan CCTV',
    'Jl. Kopo No. 268, Bojongloa Kaler, Kota Bandung 40233',
    '(022) 5550-1268',
    5,
    -6.9412,
    107.5938,
  ],
  [
    'PT Serat Optik Pasundan',
    'seratoptik',
    'Infrastruktur Telekomunikasi',
    'Jl. A.H. Nasution No. 76, Ujungberung, Kota Bandung 40611',
    '(022) 5550-1076',
    6,
    -6.9078,
    107.7012,
  ],
  [
    'Koperasi Bina Usaha Mandiri',
    'binausahamandiri',
    'Jasa Keuangan',
    'Jl. Gatot Subroto No. 240, Kiaracondong, Kota Bandung 40275',
    '(022) 5550-1240',
    4,
    -6.9263,
    107.6447,
  ],
  [
    'PT Gerai Teknologi Bandung',
    'geraiteknologi',
    'Perdagangan Perangkat Komputer',
    'Jl. Purnawarman No. 13, Bandung Wetan, Kota Bandung 40116',
    '(022) 5550-1013',
    5,
    -6.9047,
    107.6101,
  ],
  [
    'Badan Perencanaan Pembangunan Kabupaten Priangan',
    'bappeda-priangan',
    'Instansi Pemerintah',
    'Jl. Raya Soreang KM 17, Soreang, Kabupaten Bandung 40911',
    '(022) 5550-1017',
    6,
    -7.0249,
    107.5226,
  ],
  [
    'PT Perisai Siber Nusantara',
    'perisaisiber',
    'Keamanan Informasi',
    'Jl. Surya Sumantri No. 58, Sukajadi, Kota Bandung 40164',
    '(022) 5550-1058',
    6,
    -6.8862,
    107.5811,
  ],
  [
    'CV Warna Komputer Cimahi',
    'warnakomputer',
    'Servis dan Perakitan Komputer',
    'Jl. Gandawijaya No. 34, Cimahi Tengah, Kota Cimahi 40524',
    '(022) 5550-1034',
    3,
    -6.8722,
    107.5425,
  ],
];

export const demoCompanies: DemoCompany[] = rows.map(
  (
    [name, domain, business_field, address, phone_number, internship_quota, latitude, longitude],
    index,
  ) => ({
    id: index + 1,
    name,
    email: `hrd@${domain}.example`,
    business_field,
    address,
    phone_number,
    internship_quota,
    is_active: index < rows.length - 1,
    latitude,
    longitude,
  }),
);
