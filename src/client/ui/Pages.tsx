import Pagination from '@mui/material/Pagination';

const STEPS: Readonly<Record<string, string>> = {
  first: 'Halaman pertama',
  last: 'Halaman terakhir',
  next: 'Halaman berikutnya',
  previous: 'Halaman sebelumnya',
};

type Props = { page: number; count: number; onChange: (page: number) => void };

/** The pages of a list without a table. MUI has no Indonesian labels for them. */
export const Pages = ({ page, count, onChange }: Props) => (
  <Pagination
    aria-label="Halaman"
    page={page}
    count={count}
    getItemAriaLabel={(type, number) => STEPS[type] ?? `Halaman ${number}`}
    onChange={(_event, next) => onChange(next)}
  />
);
