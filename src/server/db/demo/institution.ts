export const demoInstitution = {
  app_name: 'SiMagang',
  department: 'Jurusan Teknologi Informasi',
  programme: 'D2 Administrasi Jaringan Komputer',
};
