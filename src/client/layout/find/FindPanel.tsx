import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import useAutocomplete, { type AutocompleteGroupedOption } from '@mui/material/useAutocomplete';
import { type RefObject, useId } from 'react';
import type { SessionUser } from '@/client/session/storage';
import { SEARCH_CUT } from '@/client/ui/crudMessages';
import { RetryAlert } from '@/client/ui/states/RetryAlert';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { FindKeys } from './FindKeys';
import { FindList } from './FindList';
import type { Finding } from './finding';
import { useFindings } from './useFindings';
import { useOpenFinding } from './useOpenFinding';

const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '6px 8px 6px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Field = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}));

const Body = styled('div')({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

const Message = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '20px 16px',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

type Props = { user: SessionUser; typedEarly: RefObject<string>; onClose: () => void };

const keepAll = (findings: Finding[]) => findings;

/** The contents of the dialog, which live as long as it is open. */
export function FindPanel({ user, typedEarly, onClose }: Props) {
  const id = useId();
  const { typed, setTyped, text, findings, isSearching, hasFailed, retry } = useFindings(
    user,
    () => typedEarly.current,
  );
  const open = useOpenFinding(user, onClose);
  const { getRootProps, getInputProps, getInputLabelProps, ...list } = useAutocomplete<Finding>({
    id,
    options: findings,
    open: true,
    value: null,
    inputValue: typed,
    filterOptions: keepAll,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    autoHighlight: true,
    clearOnBlur: false,
    // Home and End move within the text.
    handleHomeEndKeys: false,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') setTyped(value);
    },
    onChange: (event, finding) => {
      if (finding) open(finding, 'ctrlKey' in event && isForNewTab(event));
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  const hasNothing = findings.length === 0 && !isSearching && !hasFailed;

  return (
    <>
      <Head>
        <Field {...getRootProps()}>
          {isSearching ? (
            <CircularProgress size={20} aria-hidden />
          ) : (
            <SearchOutlined fontSize="small" aria-hidden />
          )}
          <VisuallyHidden as="label" {...getInputLabelProps()}>
            Cari apa saja
          </VisuallyHidden>
          <InputBase
            fullWidth
            autoFocus
            placeholder={placeholderOf(user)}
            inputProps={getInputProps()}
            sx={{ fontSize: '1rem' }}
          />
        </Field>
        <IconButton onClick={onClose} aria-label="Tutup">
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Head>
      <Body>
        {hasFailed && (
          <RetryAlert sx={{ m: 1.5, mb: 0 }} onRetry={retry}>
            Gagal mencari data.
          </RetryAlert>
        )}
        <FindList {...list} groups={list.groupedOptions as AutocompleteGroupedOption<Finding>[]} />
        <div role="status">
          {text !== typed.trim() && <Message>{SEARCH_CUT}</Message>}
          {isSearching && <VisuallyHidden>Mencari...</VisuallyHidden>}
          {hasNothing && <Message>{`Tidak ada yang cocok dengan "${text}".`}</Message>}
          {!isSearching && findings.length > 0 && text !== '' && (
            <VisuallyHidden>{`${findings.length} hasil`}</VisuallyHidden>
          )}
        </div>
      </Body>
      <FindKeys />
    </>
  );
}

const isForNewTab = ({ ctrlKey, metaKey }: { ctrlKey?: unknown; metaKey?: unknown }) =>
  ctrlKey === true || metaKey === true;

const placeholderOf = ({ role }: SessionUser) => {
  if (role === 'super_admin') return 'Nama, NIM, NIP, NIK, layar, atau tindakan';
  return role === 'student' ? 'Layar, tindakan, atau magang' : 'Nama, NIM, layar, atau tindakan';
};
