import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User } from '@/client/api/api';
import { ExportButton } from '@/client/ui/ExportButton';
import { AnonymiseButton } from './AnonymiseButton';

/** The two rights of a person: a copy of all data about them, and anonymity. */
export const PersonalDataCard = ({ user: { id, name, is_anonymised } }: { user: User }) => (
  <Card component="section" aria-labelledby="personal-data" sx={{ p: 2.5 }}>
    <Typography id="personal-data" variant="h2">
      Data pribadi
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      Salinan semua data tentang orang ini: akun, magang, aktivitas, absensi, nilai, foto, perangkat
      dan jejak audit. Orang yang sudah tidak terlibat dapat dianonimkan. Keduanya dicatat.
    </Typography>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ExportButton
        label="Ekspor data pribadi"
        fallbackName="data.zip"
        request={{ url: `/users/${id}/export`, method: 'POST' }}
      />
      {!is_anonymised && <AnonymiseButton userId={id} name={name} />}
    </Stack>
  </Card>
);
