// A merged migration never changes: later decrees are entered or imported by people.

/** The decree of the three ministers for 2026: date, kind, certainty and name of each holiday. */
const DECREE_OF_2026 = `
2026-01-01,national,decreed,Tahun Baru 2026 Masehi
2026-01-16,national,decreed,Isra Mikraj Nabi Muhammad SAW
2026-02-16,joint_leave,decreed,Cuti Bersama Tahun Baru Imlek
2026-02-17,national,decreed,Tahun Baru Imlek 2577 Kongzili
2026-03-18,joint_leave,decreed,Cuti Bersama Hari Suci Nyepi
2026-03-19,national,decreed,Hari Suci Nyepi (Tahun Baru Saka 1948)
2026-03-20,joint_leave,decreed,Cuti Bersama Idul Fitri
2026-03-21,national,decreed,Idul Fitri 1447 Hijriah
2026-03-22,national,decreed,Idul Fitri 1447 Hijriah (hari kedua)
2026-03-23,joint_leave,decreed,Cuti Bersama Idul Fitri
2026-03-24,joint_leave,decreed,Cuti Bersama Idul Fitri
2026-04-03,national,decreed,Wafat Yesus Kristus
2026-04-05,national,decreed,Kebangkitan Yesus Kristus (Paskah)
2026-05-01,national,decreed,Hari Buruh Internasional
2026-05-14,national,decreed,Kenaikan Yesus Kristus
2026-05-15,joint_leave,decreed,Cuti Bersama Kenaikan Yesus Kristus
2026-05-27,national,decreed,Idul Adha 1447 Hijriah
2026-05-28,joint_leave,decreed,Cuti Bersama Idul Adha
2026-05-31,national,decreed,Hari Raya Waisak 2570 BE
2026-06-01,national,decreed,Hari Lahir Pancasila
2026-06-16,national,decreed,1 Muharam Tahun Baru Islam 1448 Hijriah
2026-08-17,national,decreed,Proklamasi Kemerdekaan
2026-08-25,national,decreed,Maulid Nabi Muhammad SAW
2026-12-24,joint_leave,decreed,Cuti Bersama Natal
2026-12-25,national,decreed,Kelahiran Yesus Kristus (Natal)`;

/** The national holidays of 2027, which has no decree yet. */
const KNOWN_OF_2027 = `
2027-01-01,national,certain,Tahun Baru 2027 Masehi
2027-01-05,national,estimated,Isra Mikraj Nabi Muhammad SAW
2027-02-06,national,estimated,Tahun Baru Imlek 2578 Kongzili
2027-03-08,national,estimated,Hari Suci Nyepi (Tahun Baru Saka 1949)
2027-03-10,national,estimated,Idul Fitri 1448 Hijriah
2027-03-11,national,estimated,Idul Fitri 1448 Hijriah (hari kedua)
2027-03-26,national,certain,Wafat Yesus Kristus
2027-03-28,national,certain,Kebangkitan Yesus Kristus (Paskah)
2027-05-01,national,certain,Hari Buruh Internasional
2027-05-06,national,certain,Kenaikan Yesus Kristus
2027-05-16,national,estimated,Idul Adha 1448 Hijriah
2027-05-20,national,estimated,Hari Raya Waisak 2571 BE
2027-06-01,national,certain,Hari Lahir Pancasila
2027-06-06,national,estimated,1 Muharam Tahun Baru Islam 1449 Hijriah
2027-08-14,national,estimated,Maulid Nabi Muhammad SAW
2027-08-17,national,certain,Proklamasi Kemerdekaan
2027-12-25,national,certain,Kelahiran Yesus Kristus (Natal)`;

/** The values of a row of `holidays`. */
const tuple = (line: string) =>
  `(${line
    .split(',')
    .map((value) => `'${value}'`)
    .join(', ')})`;

/** The holidays that every installation starts with. */
export const SHIPPED_HOLIDAYS = [DECREE_OF_2026, KNOWN_OF_2027]
  .flatMap((lines) => lines.trim().split('\n'))
  .map(tuple);
