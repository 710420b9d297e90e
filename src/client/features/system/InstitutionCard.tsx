import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useSettings } from '@/client/api/useSettings';
import { DetailList } from '@/client/ui/DetailList';
import { paths } from '@/shared/paths';
import { institutionFields } from '@/shared/resources/institution/institutionFields';

const Actions = styled('div')({ padding: '0 20px 20px' });

export function InstitutionCard() {
  const settings = useSettings();
  const details = (['department', 'programme', 'app_name'] as const).map((name) => ({
    label: institutionFields[name].label,
    value: settings[name] || null,
  }));
  return (
    <Card component="section" aria-labelledby="institution" sx={{ mt: 2.5 }}>
      <Typography id="institution" variant="h2" sx={{ px: 2.5, pt: 2 }}>
        Identitas Jurusan
      </Typography>
      <DetailList details={details} />
      <Actions>
        <Button component={Link} to={paths.system.institution} variant="outlined">
          Ubah identitas
        </Button>
      </Actions>
    </Card>
  );
}
