import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type PlacementException,
  useDeletePlacementExceptionMutation,
  useGetPlacementWindowQuery,
} from '@/client/api/api';
import { useRecordToEdit } from '@/client/records/conflicts/useRecordToEdit';
import { useConfirmedDelete } from '@/client/ui/confirm/useConfirmedDelete';
import { lazyComponent } from '@/client/ui/lazyComponent';
import { SectionCard, SectionLine, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { LoadError } from '@/client/ui/states/LoadError';
import { formatDate, formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';

const windowDialog = lazyComponent(
  () => import('./PlacementWindowDialog'),
  'PlacementWindowDialog',
);
const exceptionDialog = lazyComponent(
  () => import('./PlacementExceptionDialog'),
  'PlacementExceptionDialog',
);

type Props = { id: number; isClosed: boolean };

/** The days on which students can ask for a place in a period, with the exceptions. */
export function PlacementWindowCard({ id, isClosed }: Props) {
  const query = useGetPlacementWindowQuery({ id });
  const { currentData, isError, error, refetch } = query;
  const [open, setOpen] = useState<'days' | 'exception' | null>(null);
  const [deleteException] = useDeletePlacementExceptionMutation();
  const remove = useConfirmedDelete();
  const found = currentData?.data;
  const edited = useRecordToEdit(query, open === 'days' ? id : null)?.data;

  const handleRemove = ({ student_id: studentId, name }: PlacementException) =>
    void remove(`Pengecualian untuk ${name}`, () => deleteException({ id, studentId }).unwrap());

  return (
    <SectionCard
      title="Masa Pengajuan Tempat"
      action={
        found &&
        !isClosed && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<EditOutlined />}
            aria-label="Atur masa pengajuan"
            onClick={() => setOpen('days')}
          >
            Atur
          </Button>
        )
      }
    >
      {!found && (
        <SectionLine>
          {isError ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={44} />}
        </SectionLine>
      )}
      {found && (
        <>
          <SectionLine>
            <Typography>
              {found.open_from === null
                ? 'Belum ditentukan. Mahasiswa belum dapat mengirim pengajuan tempat.'
                : formatPeriod(found.open_from, found.open_until)}
            </Typography>
            <MuiLink
              component={Link}
              to={`${paths.placementRequests.index}?internship_period_id=${id}`}
            >
              Lihat pengajuan tempat
            </MuiLink>
          </SectionLine>
          {found.exceptions.length > 0 && (
            <SectionRows aria-label="Pengecualian">
              {found.exceptions.map((exception) => (
                <SectionRow key={exception.student_id}>
                  <div>
                    <strong>{exception.name}</strong> {exception.nim}
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {`Sampai ${formatDate(exception.until)} · ${exception.reason}`}
                    </Typography>
                  </div>
                  {!isClosed && (
                    <IconButton
                      aria-label={`Hapus pengecualian ${exception.name}`}
                      onClick={() => handleRemove(exception)}
                    >
                      <DeleteOutlineOutlined fontSize="small" />
                    </IconButton>
                  )}
                </SectionRow>
              ))}
            </SectionRows>
          )}
          {!isClosed && (
            <SectionLine>
              <Button
                color="secondary"
                startIcon={<AddOutlined />}
                onClick={() => setOpen('exception')}
              >
                Tambah pengecualian
              </Button>
            </SectionLine>
          )}
        </>
      )}
      {edited && <windowDialog.Component periodWindow={edited} onClose={() => setOpen(null)} />}
      {open === 'exception' && (
        <exceptionDialog.Component periodId={id} onClose={() => setOpen(null)} />
      )}
    </SectionCard>
  );
}
