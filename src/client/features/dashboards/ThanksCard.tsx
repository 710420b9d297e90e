import { styled } from '@mui/material/styles';
import { useListMentorCertificatesQuery } from '@/client/api/api';
import { CertificateButton } from '@/client/records/certificates/CertificateButton';
import { SectionCard, SectionRow, SectionRows } from '@/client/ui/SectionCard';
import { formatDate, formatPeriod } from '@/shared/format';

// On a phone the button is below the text.
const Row = styled(SectionRow)({
  flexWrap: 'wrap',
  '& > div': { flex: '1 1 220px' },
  '& > button': { flex: 'none' },
});

/**
 * The certificates of thanks of a mentor, if there are any.
 * @public used through `lazyComponent`
 */
export function ThanksCard() {
  const { currentData } = useListMentorCertificatesQuery();
  // The rest of the page does not need them.
  if (!currentData || currentData.data.length === 0) return null;
  return (
    <SectionCard title="Ucapan Terima Kasih">
      <SectionRows>
        {currentData.data.map(
          ({ id, start_date, end_date, company_name, issued_at, revoked_at, revoked_reason }) => (
            <Row key={id}>
              <div>
                <strong>{`Magang ${formatPeriod(start_date, end_date)}`}</strong>
                <div>
                  {revoked_at === null
                    ? `${company_name} · Terbit ${formatDate(issued_at)}`
                    : `${company_name} · Dicabut: ${revoked_reason}`}
                </div>
              </div>
              {revoked_at === null && <CertificateButton id={id} />}
            </Row>
          ),
        )}
      </SectionRows>
    </SectionCard>
  );
}
