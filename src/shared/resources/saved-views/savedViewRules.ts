import { flag, line, maxCharacters, record, text } from '@/shared/validation/fields';
import { VIEW_LISTS, VIEW_NAME_MAX, VIEW_QUERY_MAX } from './constants';

const NAME_REQUIRED = 'Nama tampilan wajib diisi';

const name = () =>
  line().required(NAME_REQUIRED).test(maxCharacters(VIEW_NAME_MAX, 'Nama tampilan'));
const NOTHING_CHOSEN = 'Belum ada pencarian, filter, urutan, atau kolom yang dipilih';

const query = () =>
  text().required(NOTHING_CHOSEN).test(maxCharacters(VIEW_QUERY_MAX, 'Isi tampilan'));

export const savedViewRules = record({
  list: text().required('Daftar wajib dipilih').oneOf(VIEW_LISTS),
  name: name(),
  query: query(),
  is_shared: flag().required('Status wajib diisi'),
});

export const savedViewUpdateRules = record({
  name: name(),
  query: query(),
  is_shared: flag().required('Status wajib diisi'),
});
