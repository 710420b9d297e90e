import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { isNotFound } from '@/client/api/serverErrors';
import { useReturnScreen } from '@/client/navigation/useReturnUrl';
import { DETAIL_LOAD_FAILED } from '../crudMessages';
import { ErrorState } from './ErrorState';
import { StatePanel, type StateProps } from './StatePanel';

type NotFoundProps = StateProps & { text?: string };

/** The record does not exist, so this offers a way back instead of a retry. */
function NotFoundState({ text = 'Data tidak ditemukan.', ...props }: NotFoundProps) {
  const { url, title } = useReturnScreen();
  return (
    <StatePanel
      description="Mungkin sudah dihapus, atau tautannya salah."
      {...props}
      role="alert"
      icon={<SearchOffOutlined />}
      title={text}
      action={
        <Button
          component={Link}
          to={url}
          variant="outlined"
          color="secondary"
          startIcon={<ArrowBackOutlined />}
        >
          Kembali ke {title}
        </Button>
      }
    />
  );
}

type Props = StateProps & {
  /** The error of the query. */
  error: unknown;
  onRetry: () => void;
  text?: string;
  notFoundText?: string;
};

/** Shown in place of a record that failed to load. */
export const LoadError = (props: Props) => {
  const { error, onRetry, text = DETAIL_LOAD_FAILED, notFoundText, ...state } = props;
  return isNotFound(error) ? (
    <NotFoundState {...state} text={notFoundText} />
  ) : (
    <ErrorState {...state} text={text} onRetry={onRetry} />
  );
};
