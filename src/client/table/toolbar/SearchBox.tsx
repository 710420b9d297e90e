import ClearOutlined from '@mui/icons-material/ClearOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState } from 'react';
import { SEARCH_CUT } from '@/client/ui/crudMessages';
import { TYPING_PAUSE_MS } from '@/shared/constants/screen';
import { withinSearchLimits } from '@/shared/search';

/** Below the box, so that the toolbar keeps its height. */
const Note = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 10,
  top: '100%',
  insetInline: 0,
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.warning.text,
  fontSize: 13,
  boxShadow: theme.shadows[2],
}));

type Props = {
  value: string;
  onChange: (search: string) => void;
  label: string;
  /** Called at Enter and Escape, with the search that then applies. */
  onLeave?: (search: string) => void;
};

export function SearchBox({ value, onChange, label, onLeave }: Props) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  // State, not refs: React may throw a render away, and a ref would remember it.
  if (value !== seen) {
    setSeen(value);
    // The back button or 'Hapus pencarian' has changed it.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }

  const searched = withinSearchLimits(typed);

  const sendText = useCallback(
    (text: string) => {
      if (text === sent) return;
      setSent(text);
      onChange(text);
    },
    [sent, onChange],
  );
  const send = useCallback(() => sendText(searched), [sendText, searched]);

  useEffect(() => {
    const timer = setTimeout(send, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [send]);

  return (
    <OutlinedInput
      type="text"
      value={typed}
      placeholder={label}
      onChange={(event) => setTyped(event.target.value)}
      // A click on a row leaves the page; a search sent later would change the URL of the next page.
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setTyped('');
          if (onLeave) sendText('');
          onLeave?.('');
        }
        if (event.key === 'Enter') {
          send();
          onLeave?.(searched);
        }
      }}
      inputProps={{
        role: 'searchbox',
        'aria-label': label,
        autoComplete: 'off',
        enterKeyHint: 'search',
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        <>
          {searched.trim() !== typed.trim() && <Note role="alert">{SEARCH_CUT}</Note>}
          {typed && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label="Hapus pencarian"
                onClick={() => setTyped('')}
              >
                <ClearOutlined fontSize="small" />
              </IconButton>
            </InputAdornment>
          )}
        </>
      }
      sx={{
        flex: '1 1 140px',
        maxWidth: { md: 320 },
        '& input': { textOverflow: 'ellipsis' },
      }}
    />
  );
}
