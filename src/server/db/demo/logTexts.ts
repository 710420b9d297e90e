/** The parts of the students' logs. */

export const logOpenings: readonly string[] = [
  'Hari ini saya mengerjakan tugas berikut bersama tim:',
  'Kegiatan hari ini sesuai jadwal.',
  'Setelah briefing singkat dengan mentor, saya mulai bekerja.',
  'Pekerjaan hari ini melanjutkan yang kemarin.',
  'Saya bertugas bersama satu rekan magang.',
  'Mentor menjelaskan rencana kerja, lalu saya mengerjakannya sendiri.',
  'Pagi hari dimulai dengan memeriksa peralatan yang akan dipakai.',
  'Kegiatan berjalan dari pagi sampai selesai tanpa perubahan jadwal.',
];

export const logResults: readonly string[] = [
  'Semua langkah selesai sebelum jam istirahat dan hasilnya sudah diperiksa mentor.',
  'Pengujian pertama gagal, tetapi setelah pengaturan diulang hasilnya sesuai.',
  'Hasilnya saya catat di lembar kerja dan saya kirim ke grup tim.',
  'Pekerjaan selesai sekitar delapan puluh persen; sisanya dilanjutkan besok.',
  'Pengguna sudah mencoba dan tidak menemukan gangguan lagi.',
  'Dokumentasi berupa tangkapan layar dan foto sudah saya simpan di folder bersama.',
  'Sebelum dan sesudah pekerjaan saya mengukur ulang, dan nilainya membaik.',
  'Mentor meminta satu perbaikan kecil yang langsung saya kerjakan.',
  'Tidak ada perangkat yang perlu diganti, cukup pembersihan dan penataan ulang.',
  'Konfigurasi lama dicadangkan lebih dahulu sehingga perubahan aman dikembalikan.',
];

export const logObstacles: readonly string[] = [
  'Kendalanya, label kabel lama tidak sesuai dengan dokumentasi.',
  'Sempat terhambat karena akses ke ruang server harus menunggu petugas.',
  'Koneksi ke perangkat beberapa kali putus karena kabel konsol longgar.',
  'Versi perangkat lunaknya berbeda dari panduan, jadi beberapa perintah harus disesuaikan.',
  'Hujan deras membuat pekerjaan di luar ruangan mundur satu jam.',
  'Saya keliru menulis alamat gateway dan baru menyadarinya setelah memeriksa tabel rute.',
  'Stok konektor habis sehingga saya mengambil persediaan dari gudang.',
  'Tidak ada kendala berarti.',
];

export const logLessons: readonly string[] = [
  'Saya belajar pentingnya mencatat setiap perubahan sebelum menyimpannya.',
  'Saya jadi lebih paham cara menelusuri gangguan dari lapisan fisik ke atas.',
  'Ternyata urutan langkah sangat menentukan agar layanan tidak terputus.',
  'Saya perlu lebih teliti membaca spesifikasi sebelum memasang.',
  'Materi kuliah tentang subnetting terpakai langsung di sini.',
  'Besok saya diminta mencoba tanpa pendampingan.',
  'Mentor menyarankan membaca dokumentasi resminya untuk pendalaman.',
  'Komunikasi dengan pengguna ternyata sama pentingnya dengan pekerjaan teknisnya.',
];
