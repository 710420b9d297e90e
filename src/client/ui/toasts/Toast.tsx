import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type CustomContentProps, useSnackbar } from 'notistack';
import { forwardRef } from 'react';
import type { Notice, NoticeKind } from './notify';

const icons = {
  success: CheckCircleOutlined,
  error: ErrorOutlineOutlined,
  info: InfoOutlined,
  warning: WarningAmberOutlined,
} satisfies Record<NoticeKind, unknown>;

const Sheet = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: NoticeKind }>(
  ({ theme, kind }) => ({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    width: 360,
    [theme.breakpoints.down('lg')]: { width: 320 },
    padding: '12px 8px 12px 14px',
    borderRadius: 10,
    border: `1px solid color-mix(in srgb, ${theme.vars.palette[kind].main} 35%, transparent)`,
    backgroundColor: theme.vars.palette[kind].fill,
    color: theme.vars.palette[kind].text,
    boxShadow: '0 12px 32px -8px rgb(15 23 42 / 0.28)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& > svg': { flex: 'none', fontSize: 20 },
    // A phone's toast is hardly higher than the top bar that it covers: title and description are one paragraph, without a sign.
    [theme.breakpoints.down('md')]: {
      width: '100%',
      padding: '5px 4px 5px 12px',
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      alignItems: 'center',
      '& > svg': { display: 'none' },
    },
  }),
);

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('lg')]: { '& > div': { display: 'inline' } },
}));
const Title = styled('div')({ fontWeight: 600, marginInlineEnd: 6 });

export const Toast = forwardRef<HTMLDivElement, CustomContentProps & Notice>((props, ref) => {
  const { id, kind, title, description, style, className } = props;
  const { closeSnackbar } = useSnackbar();
  const Icon = icons[kind];

  return (
    <Sheet
      ref={ref}
      // Screen readers announce alerts immediately and status messages after the current sentence.
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      kind={kind}
      style={style}
      className={className}
    >
      <Icon aria-hidden />
      <Words>
        <Title>{title}</Title>
        {description && <div>{description}</div>}
      </Words>
      <IconButton
        size="small"
        color="inherit"
        aria-label="Tutup"
        onClick={() => closeSnackbar(id)}
        sx={{ my: -0.5 }}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Sheet>
  );
});
Toast.displayName = 'Toast';
