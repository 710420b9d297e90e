import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { sendForFile } from '@/client/api/send';
import { messageOf, statusOf } from '@/client/api/serverErrors';

const NO_OFFICE = 'Pratinjau memerlukan LibreOffice di server, yang belum terpasang.';
const FAILED = 'Pratinjau gagal dibuat.';
const CONFLICT = 409;

/** Its first page in the width of the frame, without the buttons of the browser. */
const VIEW = '#page=1&view=FitH&toolbar=0&navpanes=0';

type Preview = { url: string } | { failure: string } | null;

type Props = {
  /** answered with a PDF */
  request: FetchArgs;
};

/** A template filled in, as a PDF in a frame, or in a tab where browsers show none. */
export function TemplatePreview({ request }: Props) {
  const store = useStore();
  const [preview, setPreview] = useState<Preview>(null);

  useEffect(() => {
    const closed = new AbortController();
    let url: string | undefined;
    const readPdf = async (response: Response) =>
      new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
    sendForFile(request, readPdf, store, { signal: closed.signal }).then(
      (pdf) => {
        if (closed.signal.aborted) return;
        url = URL.createObjectURL(pdf);
        setPreview({ url });
      },
      (error) => {
        if (closed.signal.aborted) return;
        const isMissing = statusOf(error) === CONFLICT;
        setPreview({ failure: isMissing ? NO_OFFICE : (messageOf(error) ?? FAILED) });
      },
    );
    return () => {
      closed.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [request, store]);

  if (!preview) {
    return (
      <div role="status" aria-label="Pratinjau sedang dibuat">
        <Skeleton variant="rounded" height={320} />
      </div>
    );
  }
  if ('failure' in preview) {
    return <Typography role="status">{preview.failure}</Typography>;
  }
  return navigator.pdfViewerEnabled ? (
    <iframe
      title="Pratinjau halaman pertama"
      src={`${preview.url}${VIEW}`}
      style={{ width: '100%', height: '50vh', minHeight: 240, border: 0 }}
    />
  ) : (
    <Button
      variant="outlined"
      color="secondary"
      component="a"
      href={preview.url}
      target="_blank"
      rel="noopener"
    >
      Buka Pratinjau (PDF)
    </Button>
  );
}
