import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type PlacementCompanyInput,
  type PlacementRequest,
  type SimilarCompany,
  useLinkPlacementRequestCompanyMutation,
  useListSimilarCompaniesQuery,
} from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { useConfirmedAction } from '@/client/ui/confirm/useConfirmedAction';
import { SectionCard, SectionLine, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { LoadError } from '@/client/ui/states/LoadError';
import { formatNumber } from '@/shared/formatNumber';
import { newPartnerDialog } from './lazyNewPartnerDialog';

const LINKED = { title: 'Berhasil!', description: 'Perusahaan terhubung dengan mitra.' };
const NOT_LINKED = { title: 'Gagal!', description: 'Perusahaan tidak terhubung dengan mitra.' };

type Props = { request: PlacementRequest; refetch: () => void };

/** Says which partner the company of a student is: one that exists, or a new one. */
export function OwnCompanyCard({ request, refetch }: Props) {
  const { id, own_company, linked_company, version } = request;
  const similar = useListSimilarCompaniesQuery({ id }, { refetchOnMountOrArgChange: true });
  const [linkCompany] = useLinkPlacementRequestCompanyMutation();
  const confirmed = useConfirmedAction();
  const [isCreating, setCreating] = useState(false);
  const companies = similar.currentData?.data;

  const link = async (input: PlacementCompanyInput) => {
    try {
      return await linkCompany({
        id,
        placementCompanyInput: { ...input, seen_version: version },
      }).unwrap();
    } catch (error) {
      refetch();
      throw error;
    }
  };
  const merge = (company: SimilarCompany) =>
    void confirmed({
      title: 'Gabungkan dengan Mitra',
      description: `${own_company?.name ?? 'Perusahaan ini'} adalah mitra ${company.name}, ${company.address}.`,
      confirmLabel: 'Gabungkan',
      action: () => link({ company_id: company.id }),
      success: LINKED,
      failure: NOT_LINKED,
    });

  return (
    <SectionCard
      title={linked_company ? 'Ganti Mitra' : 'Hubungkan dengan Mitra'}
      action={
        <Button variant="outlined" size="small" onClick={() => setCreating(true)}>
          Buat mitra baru
        </Button>
      }
    >
      {companies && companies.length > 0 && (
        <SectionRows aria-label="Mitra dengan nama serupa">
          {companies.map((company) => (
            <SectionRow key={company.id}>
              <div>
                <strong>{company.name}</strong>{' '}
                {company.is_same && <Badge tone="info">Nama sama</Badge>}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {`${company.address} · ${company.is_active ? `sisa ${formatNumber(company.places_left)} tempat` : 'tidak aktif'}`}
                </Typography>
              </div>
              {company.id === linked_company?.company_id ? (
                <Badge tone="success">Terhubung</Badge>
              ) : (
                <Button
                  variant="outlined"
                  color="secondary"
                  aria-label={`Gabungkan dengan ${company.name}`}
                  onClick={() => merge(company)}
                  sx={{ flex: 'none' }}
                >
                  Gabungkan
                </Button>
              )}
            </SectionRow>
          ))}
        </SectionRows>
      )}
      {companies?.length === 0 && (
        <SectionLine>Tidak ada mitra dengan nama yang sama atau serupa.</SectionLine>
      )}
      {!companies && (
        <SectionLine>
          {similar.isError ? (
            <LoadError error={similar.error} onRetry={similar.refetch} />
          ) : (
            <Skeleton height={44} />
          )}
        </SectionLine>
      )}
      {isCreating && (
        <newPartnerDialog.Component
          company={own_company}
          onCreate={(company) => link({ company })}
          onClose={() => setCreating(false)}
        />
      )}
    </SectionCard>
  );
}
