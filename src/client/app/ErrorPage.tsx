import CloudOff from '@mui/icons-material/CloudOffOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import SystemUpdateAlt from '@mui/icons-material/SystemUpdateAltOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useDocumentTitle } from '@/client/navigation/useDocumentTitle';
import { paths } from '@/shared/paths';
import { FullPageMessage } from './FullPageMessage';
import { NotFoundPage } from './NotFoundPage';

/** webpack's error for a chunk that failed to load: offline, or replaced by a newer version. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /^(Css)?ChunkLoadError$|CSS_CHUNK_LOAD_FAILED/.test(error.name);

// Plain links instead of router links: a full reload resets everything after a failure.
const ToDashboard = () => (
  <Button href={paths.dashboard} variant="outlined">
    Ke dashboard
  </Button>
);
/** Reloading does not help a browser that is too old, as public/oldBrowser.js has said. */
const Reload = () =>
  document.getElementById('old-browser') ? null : (
    <Button variant="contained" onClick={() => window.location.reload()}>
      Muat ulang
    </Button>
  );

const OFFLINE = 'Halaman memerlukan jaringan';

/** Loads itself again once there is a network. */
const NeedsNetwork = () => {
  useDocumentTitle(OFFLINE);
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <FullPageMessage
      icon={<CloudOff />}
      title={OFFLINE}
      text="Halaman ini belum tersimpan di perangkat Anda, dan dimuat sendiri begitu jaringan ada."
    >
      <ToDashboard />
    </FullPageMessage>
  );
};

const OutdatedPage = () => {
  useDocumentTitle('Halaman perlu dimuat ulang');
  return (
    <FullPageMessage
      icon={<SystemUpdateAlt />}
      title="Halaman perlu dimuat ulang"
      text="Bagian aplikasi ini tidak dapat diambil. Mungkin ada versi baru, atau koneksi terputus. Muat ulang untuk melanjutkan."
    >
      <Reload />
      <ToDashboard />
    </FullPageMessage>
  );
};

/** Decided once: the network may come back while the page is read. */
const MissingChunk = () => {
  const [wasOnline] = useState(() => navigator.onLine);
  return wasOnline ? <OutdatedPage /> : <NeedsNetwork />;
};

const Failure = () => {
  useDocumentTitle('Terjadi kesalahan');
  return (
    <FullPageMessage
      icon={<ErrorOutline />}
      title="Terjadi kesalahan"
      text="Halaman ini tidak dapat ditampilkan. Data Anda di server tidak berubah karenanya."
    >
      <Reload />
      <ToDashboard />
    </FullPageMessage>
  );
};

/** Replaces a page that failed to render; inside the layout, so that the menu stays usable. */
export const ErrorPage = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return isMissingChunk(error) ? <MissingChunk /> : <Failure />;
};
