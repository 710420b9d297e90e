import { PUT_OFF_DAYS_MAX } from '../constants/limits';
import { flag, record, wholeNumber } from './fields';

export const putOffRules = record({
  put_off_days: wholeNumber('Jumlah hari')
    .required('Jumlah hari wajib diisi')
    .min(0, 'Jumlah hari minimal 0')
    .max(PUT_OFF_DAYS_MAX, `Jumlah hari maksimal ${PUT_OFF_DAYS_MAX}`),
});

export const settledRules = record({ is_settled: flag().required('Status wajib diisi') });
