import {
  type Letter,
  useDeleteLetterScanMutation,
  useUpdateLetterScanMutation,
} from '@/client/api/api';
import { letterFileName, letterScanRequest } from '@/client/records/letters/letterFiles';
import { ExportButton } from '@/client/ui/ExportButton';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { StoredFile } from '@/client/ui/StoredFile';
import { letterScanRules } from '@/shared/resources/letters/letterRules';

const NOT_STORED = { title: 'Gagal!', description: 'Hasil pindai tidak tersimpan.' };

type Props = { letter: Letter };

/** Attaches the signed scan as soon as it is chosen, or removes it. */
export function ScanCard({ letter }: Props) {
  const { id, is_signed, state } = letter;
  const [storeScan] = useUpdateLetterScanMutation();
  const [deleteScan] = useDeleteLetterScanMutation();
  return (
    <SectionCard title="Surat Bertanda Tangan">
      <SectionLine>
        <StoredFile
          label={
            is_signed
              ? 'Hasil pindai surat yang sudah ditandatangani tersimpan.'
              : 'Lampirkan hasil pindai setelah surat ditandatangani.'
          }
          isStored={is_signed}
          what={{ title: 'Hasil Pindai', name: 'Hasil pindai' }}
          rules={letterScanRules}
          failure={NOT_STORED}
          onStore={(file) =>
            file
              ? storeScan({ id, letterScanInput: { file } }).unwrap()
              : deleteScan({ id }).unwrap()
          }
          isReadOnly={state === 'cancelled'}
        >
          {is_signed && (
            <ExportButton
              label="Unduh Hasil Pindai"
              request={letterScanRequest(id)}
              fallbackName={letterFileName(letter).replace(/\.docx$/, '.pdf')}
              failureTitle="Gagal mengunduh hasil pindai"
            />
          )}
        </StoredFile>
      </SectionLine>
    </SectionCard>
  );
}
