import type { User } from '@/client/api/api';

const account: User = {
  id: 5,
  name: 'Budi Santoso',
  email: 'budi@mhs.example',
  phone_number: null,
  address: null,
  gender: 'male',
  place_of_birth: null,
  date_of_birth: null,
  role: 'student',
  is_active: true,
  student: null,
  lecturer: null,
  mentor: null,
};

export const aStudentUser = (changes: Partial<User> = {}): User => ({
  ...account,
  student: { id: 50, user_id: 5, nim: '2403310001', academic_year: '2024/2025' },
  ...changes,
});

export const aLecturerUser = (changes: Partial<User> = {}): User => ({
  ...account,
  name: 'Dewi Lestari',
  role: 'lecturer',
  lecturer: {
    id: 60,
    user_id: 5,
    nip: '198503152010122002',
    digital_signature: '/api/signatures/6?expires=1&signature=x',
    invited_until: null,
  },
  ...changes,
});

export const aMentorUser = (changes: Partial<User> = {}): User => ({
  ...account,
  name: 'Agus Pratama',
  role: 'mentor',
  mentor: {
    id: 70,
    user_id: 5,
    company_id: 3,
    nik: '3273014501880001',
    digital_signature: null,
    invited_until: null,
    is_active: true,
    company: { id: 3, name: 'PT Lintas Nusa Data' },
  },
  ...changes,
});
