import BlockOutlined from '@mui/icons-material/BlockOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type Letter, useGetLetterQuery } from '@/client/api/api';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { AddressNote } from '@/client/records/letters/AddressNote';
import { letterFileName, letterFileRequest } from '@/client/records/letters/letterFiles';
import { StateBadge } from '@/client/ui/cells/StateBadge';
import { DetailList } from '@/client/ui/DetailList';
import { ExportButton } from '@/client/ui/ExportButton';
import { FormPage } from '@/client/ui/FormPage';
import { formatLongDate } from '@/shared/format';
import { LETTER_KIND_LABELS } from '@/shared/resources/letters/constants';
import {
  letterFields,
  letterListed,
  letterTemplateFields,
} from '@/shared/resources/letters/letterFields';
import { cancelLetterDialog } from './lazyCancelLetterDialog';
import { ScanCard } from './ScanCard';

function Facts({ letter }: { letter: Letter }) {
  const { kind, date, company_name, students, signatory_name, signatory_position } = letter;
  return (
    <Card>
      <DetailList
        details={[
          {
            label: letterListed.state.label,
            value: <StateBadge field={letterListed.state} value={letter.state} />,
          },
          { label: letterTemplateFields.kind.label, value: LETTER_KIND_LABELS[kind] },
          { label: letterFields.date.label, value: formatLongDate(date) },
          { label: letterListed.company_name.label, value: company_name },
          {
            label: 'Penanda Tangan',
            value: `${signatory_name}, ${signatory_position}`,
          },
          { label: 'Dibuat Oleh', value: letter.created_by_name },
          {
            label: 'Mahasiswa',
            value: students.map(({ name, nim }) => `${name} (${nim})`).join('\n'),
            isWide: true,
          },
          ...(letter.cancelled_reason
            ? [
                {
                  label: letterFields.cancelled_reason.label,
                  value: letter.cancelled_reason,
                  isWide: true,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/**
 * A letter with its file, its signed scan and its history.
 * @screen letters.show
 */
export function LetterPage() {
  const id = Number(useParams().id);
  const { currentData, isError, error, refetch } = useGetLetterQuery({ id });
  const [isCancelling, setCancelling] = useState(false);
  const letter = currentData?.data;
  return (
    <FormPage
      context={letter?.number}
      isLoading={!letter}
      error={isError && !letter ? error : undefined}
      onRetry={refetch}
    >
      {letter && (
        <Stack sx={{ gap: 2 }}>
          <AddressNote letter={letter} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ExportButton
              label="Unduh Surat"
              request={letterFileRequest(id)}
              fallbackName={letterFileName(letter)}
              failureTitle="Gagal mengunduh surat"
            />
            <ExportButton
              label="Unduh PDF"
              request={letterFileRequest(id, 'pdf')}
              fallbackName={letterFileName(letter, 'pdf')}
              failureTitle="Gagal mengunduh surat"
            />
            {letter.state !== 'cancelled' && (
              <Button
                variant="outlined"
                color="error"
                startIcon={<BlockOutlined />}
                onClick={() => setCancelling(true)}
              >
                Batalkan Surat
              </Button>
            )}
          </Stack>
          <Facts letter={letter} />
          <ScanCard letter={letter} />
          <RecordHistory of="letters" id={id} />
          {isCancelling && (
            <cancelLetterDialog.Component letter={letter} onClose={() => setCancelling(false)} />
          )}
        </Stack>
      )}
    </FormPage>
  );
}
