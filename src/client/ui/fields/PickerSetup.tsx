import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { id } from 'date-fns/locale/id';
import type { ComponentProps, ReactNode } from 'react';
import { useCampusDates } from './useCampusDates';

// MUI X has no Indonesian texts for its pickers.
const localeText: ComponentProps<typeof LocalizationProvider>['localeText'] = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'Tahun terbuka, ganti ke kalender' : 'Kalender terbuka, ganti ke tahun',
  cancelButtonLabel: 'Batal',
  clearButtonLabel: 'Hapus',
  okButtonLabel: 'Pilih',
  todayButtonLabel: 'Hari ini',
  datePickerToolbarTitle: 'Pilih tanggal',
  timePickerToolbarTitle: 'Pilih jam',
  openDatePickerDialogue: (formatted) =>
    formatted ? `Pilih tanggal, terpilih ${formatted}` : 'Pilih tanggal',
  openTimePickerDialogue: (formatted) =>
    formatted ? `Pilih jam, terpilih ${formatted}` : 'Pilih jam',
  fieldClearLabel: 'Hapus',
  selectViewText: (view) => `Pilih ${{ hours: 'jam', minutes: 'menit' }[view as string] ?? view}`,
  hoursClockNumberText: (hours) => `${hours} jam`,
  minutesClockNumberText: (minutes) => `${minutes} menit`,
  fieldYearPlaceholder: ({ digitAmount }) => 'T'.repeat(digitAmount),
  fieldMonthPlaceholder: () => 'BB',
  fieldDayPlaceholder: () => 'HH',
  fieldHoursPlaceholder: () => 'JJ',
  fieldMinutesPlaceholder: () => 'MM',
  year: 'Tahun',
  month: 'Bulan',
  day: 'Hari',
  hours: 'Jam',
  minutes: 'Menit',
  empty: 'Kosong',
};

export const PickerSetup = ({ children }: { children: ReactNode }) => (
  <LocalizationProvider dateAdapter={useCampusDates()} adapterLocale={id} localeText={localeText}>
    {children}
  </LocalizationProvider>
);
