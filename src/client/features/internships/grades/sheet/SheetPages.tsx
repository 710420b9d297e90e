import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatNumber } from '@/shared/formatNumber';

const Bar = styled('nav')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  paddingTop: 8,
});

type Props = { page: number; pageCount: number; onPage: (page: number) => void };

/** The pages of a sheet with more students than one page holds. */
export const SheetPages = ({ page, pageCount, onPage }: Props) =>
  pageCount > 1 && (
    <Bar aria-label="Halaman lembar nilai">
      <Button color="inherit" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Sebelumnya
      </Button>
      Halaman {formatNumber(page)} dari {formatNumber(pageCount)}
      <Button color="inherit" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        Berikutnya
      </Button>
    </Bar>
  );
