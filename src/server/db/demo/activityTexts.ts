/** Activities of network administration interns, at the company or at its customers. */
export interface ActivityText {
  readonly name: string;
  readonly description: string;
  readonly place?: 'customer' | 'serverRoom';
}

const inside = (name: string, description: string): ActivityText => ({ name, description });
const serverRoom = (name: string, description: string): ActivityText => ({
  name,
  description,
  place: 'serverRoom',
});
const atCustomer = (name: string, description: string): ActivityText => ({
  name,
  description,
  place: 'customer',
});

export const activityTexts: readonly ActivityText[] = [
  inside(
    'Konfigurasi VLAN pada switch distribusi',
    'Membuat VLAN untuk bagian keuangan, operasional, dan tamu, lalu menguji trunk antar-switch.',
  ),
  inside(
    'Crimping dan pengujian kabel UTP',
    'Memasang konektor RJ45 dengan urutan T568B dan menguji setiap kabel memakai LAN tester.',
  ),
  inside(
    'Monitoring jaringan dengan Zabbix',
    'Menambahkan host, memasang agen, dan menyusun pemicu untuk pemakaian CPU dan tautan putus.',
  ),
  serverRoom(
    'Penataan kabel rak server',
    'Merapikan patch panel, memberi label pada kabel, dan memperbarui dokumentasi port.',
  ),
  inside(
    'Konfigurasi hotspot MikroTik',
    'Membuat profil pengguna, membatasi bandwidth, dan menyesuaikan halaman masuk hotspot.',
  ),
  atCustomer(
    'Instalasi access point pelanggan',
    'Memasang access point di langit-langit, mengatur kanal, dan mengukur kekuatan sinyal.',
  ),
  atCustomer(
    'Survei lokasi pemasangan FTTH',
    'Mengukur jarak dari ODP ke rumah pelanggan dan menggambar rencana jalur kabel drop core.',
  ),
  atCustomer(
    'Splicing kabel serat optik',
    'Menyambung kabel dengan fusion splicer, memasang sleeve, dan mengukur redaman dengan OPM.',
  ),
  inside(
    'Instalasi Debian Server',
    'Memasang Debian pada mesin virtual, mengatur partisi, jaringan, dan akses SSH dengan kunci.',
  ),
  inside(
    'Konfigurasi DNS server BIND9',
    'Menyusun zona maju dan mundur untuk domain internal serta menguji dengan dig dan nslookup.',
  ),
  inside(
    'Konfigurasi DHCP server',
    'Membuat lingkup alamat per VLAN, reservasi untuk printer, dan mencatat sewa yang aktif.',
  ),
  inside(
    'Pemasangan web server Nginx',
    'Menyiapkan virtual host, sertifikat TLS, dan pengalihan dari HTTP ke HTTPS.',
  ),
  serverRoom(
    'Pencadangan konfigurasi perangkat',
    'Mengambil cadangan konfigurasi router dan switch, lalu menyimpannya di server arsip.',
  ),
  serverRoom(
    'Pemeriksaan harian ruang server',
    'Mencatat suhu, kelembapan, beban UPS, dan lampu indikator tiap perangkat pada daftar periksa.',
  ),
  inside(
    'Penanganan tiket bantuan pengguna',
    'Menangani keluhan internet lambat, printer tidak terdeteksi, dan lupa kata sandi surel.',
  ),
  inside(
    'Instalasi ulang komputer staf',
    'Mencadangkan data, memasang sistem operasi dan driver, lalu mengembalikan berkas pengguna.',
  ),
  inside(
    'Inventarisasi perangkat jaringan',
    'Mencatat nomor seri, lokasi, dan versi firmware perangkat ke dalam lembar inventaris.',
  ),
  inside(
    'Analisis lalu lintas dengan Wireshark',
    'Menangkap paket pada jam sibuk dan mencari penyebab permintaan DNS yang berulang.',
  ),
  inside(
    'Konfigurasi routing OSPF',
    'Menghubungkan tiga router dengan OSPF area 0 dan menguji jalur cadangan saat tautan putus.',
  ),
  inside(
    'Penyusunan aturan firewall',
    'Menutup port yang tidak dipakai, mengizinkan layanan internal, dan mendokumentasikan aturan.',
  ),
  inside(
    'Konfigurasi VPN antar kantor',
    'Membangun terowongan WireGuard antara kantor pusat dan cabang serta menguji kestabilannya.',
  ),
  atCustomer(
    'Pemasangan kamera CCTV',
    'Memasang kamera IP, menarik kabel, dan mengatur perekaman pada NVR.',
  ),
  atCustomer(
    'Perbaikan gangguan jaringan pelanggan',
    'Menelusuri putusnya koneksi, mengganti konektor yang rusak, dan menguji kecepatan kembali.',
  ),
  atCustomer(
    'Pointing antena point-to-point',
    'Menyelaraskan antena nirkabel pada menara dan mencatat nilai sinyal serta derau.',
  ),
  inside(
    'Virtualisasi dengan Proxmox VE',
    'Membuat templat mesin virtual, menyalin untuk tim pengembang, dan menjadwalkan pencadangan.',
  ),
  inside(
    'Pembuatan kontainer aplikasi dengan Docker',
    'Menulis Dockerfile dan berkas compose untuk aplikasi internal lalu menjalankannya di server uji.',
  ),
  inside(
    'Otomasi konfigurasi dengan Ansible',
    'Menyusun playbook untuk memperbarui paket dan menyamakan pengaturan NTP semua server.',
  ),
  inside(
    'Pemindaian kerentanan jaringan',
    'Menjalankan pemindaian pada segmen uji, mengelompokkan temuan, dan menyusun saran perbaikan.',
  ),
  inside(
    'Penyusunan diagram topologi jaringan',
    'Menggambar ulang topologi fisik dan logis gedung berdasarkan hasil penelusuran kabel.',
  ),
  inside(
    'Pengaturan manajemen bandwidth',
    'Membuat antrean per divisi dan membandingkan pemakaian sebelum dan sesudah pengaturan.',
  ),
  serverRoom(
    'Penggantian baterai UPS',
    'Mendampingi penggantian baterai, menguji perpindahan daya, dan mencatat lama cadangan.',
  ),
  inside(
    'Pemasangan server surel internal',
    'Menyiapkan Postfix dan Dovecot di server uji, lalu menguji pengiriman antar pengguna.',
  ),
  inside(
    'Rapat koordinasi mingguan',
    'Melaporkan pekerjaan minggu ini, mencatat kendala, dan membagi tugas minggu berikutnya.',
  ),
  inside(
    'Penyusunan laporan kegiatan magang',
    'Menulis bab pelaksanaan, melengkapi dokumentasi foto, dan meminta masukan pembimbing.',
  ),
  inside(
    'Pengujian kecepatan jaringan nirkabel',
    'Mengukur throughput di tiap ruangan dan membuat peta cakupan sinyal lantai dua.',
  ),
  inside(
    'Pembaruan firmware router',
    'Membaca catatan rilis, mencadangkan konfigurasi, memperbarui firmware, dan memantau hasilnya.',
  ),
];

/** The first day at a company. */
export const firstDayText: ActivityText = inside(
  'Orientasi dan pengenalan lingkungan kerja',
  'Perkenalan dengan tim, pembacaan aturan keselamatan kerja, dan pengaturan akun kerja.',
);

export const customerStreets: readonly string[] = [
  'Jl. Riau No. 54, Kota Bandung',
  'Jl. Buah Batu No. 210, Kota Bandung',
  'Jl. Pasteur No. 28, Kota Bandung',
  'Jl. Raya Cibabat No. 145, Kota Cimahi',
  'Jl. Raya Lembang No. 77, Kabupaten Bandung Barat',
  'Jl. Raya Cileunyi No. 312, Kabupaten Bandung',
  'Perumahan Griya Caraka Blok C2 No. 9, Kota Bandung',
  'Komplek Ruko Segitiga Mas Blok F No. 6, Kota Bandung',
];
