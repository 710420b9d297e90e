import type { Gender } from '@/shared/resources/users/genders';
import { itemAt, type Random } from './random';

const maleNames =
  'Ahmad Fauzan,Bayu Aji,Dimas Arya,Eko Prasetyo,Fajar Nur,Galih Satria,Hafiz Maulana,Ilham Akbar,Jefri Agung,Kevin Bastian,Lukman Hakim,Muhammad Rafi,Naufal Zaky,Oka Mahendra,Panji Wira,Raka Aditya,Reza Fadli,Satrio Bimo,Taufik Ali,Umar Farhan,Vino Alexander,Wahyu Tri,Yoga Dwi,Zidan Rizqi,Agus Made,Bagas Cahyo,Daffa Ihsan,Farel Yusuf,Gilang Rizal,Hendra Wira,Irfan Bagus,Joko Andi,Krisna Putu,Michael Jonathan,Nanda Surya,Putra Rian,Rendi Asep,Samuel Christian,Teguh Adi,Yudha Ferdian'.split(
    ',',
  );
const femaleNames =
  'Aisyah Nur,Annisa Rahma,Bella Citra,Cantika Ayu,Dinda Larasati,Elsa Melati,Farah Nadia,Gita Kirana,Hana Salsabila,Intan Permata,Jihan Aulia,Kartini Sekar,Lestari Dewi,Maya Anggun,Nadya Amelia,Oktavia Rina,Puspita Indah,Qonita Zahra,Rani Fitria,Salma Kamila,Tiara Ananda,Ulfa Khairunnisa,Vania Gabriella,Widya Ningrum,Yulia Safira,Zahra Alifia,Amanda Kezia,Cindy Natalia,Desi Ratna,Eka Wahyuni,Fitria Nurul,Icha Marsha,Ketut Ayu,Luthfia Hasna,Mutiara Sinta,Nisa Azzahra,Resti Anjani,Shinta Monika,Tasya Aurel,Winda Sari'.split(
    ',',
  );
const familyNames =
  'Hidayat,Kusuma,Firmansyah,Santoso,Wibowo,Setiawan,Gunawan,Siregar,Nasution,Simanjuntak,Permana,Suryana,Wijaya,Halim,Rahman,Ramadhani,Utama,Purnomo,Hartono,Syahputra,Maulida,Lubis,Tanjung,Harahap,Kurniawan,Suherman,Budiman,Iskandar,Saputri,Pangestu,Mulyana,Darmawan,Anwar,Sitompul,Hakim,Sudrajat,Rosyadi,Prakoso,Adnyana,Limbong'.split(
    ',',
  );
export const birthplaces =
  'Bandung,Cimahi,Garut,Tasikmalaya,Sumedang,Cirebon,Bogor,Bekasi,Jakarta,Purwakarta,Subang,Sukabumi,Karawang,Medan,Padang,Palembang,Semarang,Surabaya'.split(
    ',',
  );
const streets =
  'Jl. Cihampelas,Jl. Setiabudi,Jl. Sukajadi,Jl. Cikutra,Jl. Antapani,Jl. Margahayu Raya,Jl. Sarijadi,Jl. Gegerkalong,Jl. Cibaduyut,Jl. Ciwastra,Jl. Padasuka,Jl. Pahlawan,Jl. Terusan Jakarta,Jl. Moh. Toha,Jl. Holis,Jl. Cijerah,Jl. Kebon Kopi,Jl. Arcamanik,Jl. Cigadung,Jl. Tubagus Ismail'.split(
    ',',
  );

export interface DemoPerson {
  readonly name: string;
  readonly gender: Gender;
}

/** `count` distinct names of women and men. */
export function drawPeople(random: Random, count: number): DemoPerson[] {
  const families = random.shuffled(familyNames);
  const first = random.shuffled([
    ...maleNames.map((name) => ({ name, gender: 'male' as const })),
    ...femaleNames.map((name) => ({ name, gender: 'female' as const })),
  ]);
  return Array.from({ length: count }, (_, index) => {
    const { name, gender } = itemAt(first, index % first.length);
    // The offset pairs repeated first names with other family names.
    const round = Math.floor(index / first.length);
    const family = itemAt(families, (index + round * 7) % families.length);
    return { name: `${name} ${family}`, gender };
  });
}

export function drawHomeAddress(random: Random): string {
  return `${random.pick(streets)} No. ${random.between(1, 240)}, Kota Bandung`;
}

/** Uses the unassigned range 5550. */
export function drawPhoneNumber(random: Random): string {
  const prefix = random.pick(['0812', '0813', '0821', '0857', '0878', '0896']);
  return `${prefix}-5550-${String(random.between(0, 9999)).padStart(4, '0')}`;
}

/** 'Dr. Bambang Setiawan, M.T.' → 'bambang.setiawan' */
export function mailboxOf(name: string): string {
  return name
    .replace(/,.*$/, '')
    .replace(/\b(Ir|Dr|Drs|Dra|H|Hj)\.\s*/gi, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
}
