import {
  type PlacementRequest,
  useDeletePlacementRequestFileMutation,
  useUpdatePlacementRequestFileMutation,
} from '@/client/api/api';
import { SectionCard, SectionLine } from '@/client/ui/SectionCard';
import { StoredFile } from '@/client/ui/StoredFile';
import { placementFileRules } from '@/shared/resources/placement-requests/placementRequestRules';

const NOT_STORED = { title: 'Gagal!', description: 'Bukti tidak tersimpan. Silakan coba lagi.' };

/** Stores the proof of acceptance as soon as it is chosen, or removes it. */
export function ProofCard({ request: { id, file } }: { request: PlacementRequest }) {
  const [storeFile] = useUpdatePlacementRequestFileMutation();
  const [deleteFile] = useDeletePlacementRequestFileMutation();
  return (
    <SectionCard title="Bukti Penerimaan">
      <SectionLine>
        <StoredFile
          label={
            file ? `Tersimpan: ${file.name}` : 'Surat atau pesan dari perusahaan, jika sudah ada.'
          }
          isStored={file !== null}
          what={{ title: 'Bukti', name: 'Bukti' }}
          rules={placementFileRules}
          failure={NOT_STORED}
          onStore={(chosen) =>
            chosen
              ? storeFile({ id, placementRequestFileInput: { file: chosen } }).unwrap()
              : deleteFile({ id }).unwrap()
          }
        />
      </SectionLine>
    </SectionCard>
  );
}
