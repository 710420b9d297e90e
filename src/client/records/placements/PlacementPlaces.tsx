import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PlacementRequest } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { type Detail, DetailList } from '@/client/ui/DetailList';
import { SectionCard, SectionLine, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { ownCompanyFields } from '@/shared/resources/placement-requests/placementRequestFields';
import { ProofButton } from './ProofButton';
import { choiceText } from './placementTexts';

type Own = NonNullable<PlacementRequest['own_company']>;

const ownDetails = (company: Own): Detail[] =>
  (Object.keys(ownCompanyFields) as (keyof Own)[]).map((name) => ({
    label: ownCompanyFields[name].label,
    value: company[name],
    isWide: name === 'address',
  }));

type Props = {
  request: PlacementRequest;
  /** Below the places. */
  children?: ReactNode;
};

/** The places of a request in their order, or the company that the student has found, with its proof. */
export function PlacementPlaces({ request, children }: Props) {
  const { choices, own_company, linked_company, file, note } = request;
  return (
    <SectionCard title={own_company ? 'Perusahaan yang Diusulkan' : 'Pilihan Mitra'}>
      {choices.length > 0 && (
        <SectionRows as="ol">
          {choices.map((choice, index) => (
            <SectionRow key={choice.company_id}>
              <div>
                <strong>{`${index + 1}. ${choice.company_name}`}</strong>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {choiceText(choice)}
                </Typography>
              </div>
              {choice.is_active && choice.places_left === 0 && <Badge tone="warning">Penuh</Badge>}
            </SectionRow>
          ))}
        </SectionRows>
      )}
      {own_company && <DetailList details={ownDetails(own_company)} />}
      {linked_company && (
        <SectionLine>
          {`Mitra: ${linked_company.company_name} (${choiceText(linked_company)})`}
        </SectionLine>
      )}
      {choices.length === 0 && !own_company && (
        <SectionLine>
          <Typography sx={{ color: 'text.secondary' }}>Belum ada pilihan.</Typography>
        </SectionLine>
      )}
      {file && (
        <SectionLine>
          <ProofButton id={request.id} file={file} />
        </SectionLine>
      )}
      {note && (
        <SectionLine>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Catatan mahasiswa
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
        </SectionLine>
      )}
      {children}
    </SectionCard>
  );
}
