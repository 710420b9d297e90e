import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { useIsLoggedIn } from '@/client/session/useSession';
import { paths } from '@/shared/paths';
import { FullPageMessage } from './FullPageMessage';

export const NotFoundPage = () => {
  useDocumentTitle('Halaman tidak ditemukan');
  const isLoggedIn = useIsLoggedIn();

  return (
    <FullPageMessage
      icon={<ExploreOffOutlined />}
      title="Halaman tidak ditemukan"
      text="Alamat ini tidak mengarah ke halaman mana pun. Mungkin tautannya sudah lama atau salah ketik."
    >
      <Button variant="contained" component={Link} to={isLoggedIn ? paths.dashboard : paths.login}>
        {isLoggedIn ? 'Ke dashboard' : 'Ke halaman login'}
      </Button>
    </FullPageMessage>
  );
};
