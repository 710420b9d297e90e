import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import type { FreePlaces } from '@/client/api/api';
import { PlacementNotes } from '@/client/records/placements/PlacementNotes';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { MISSING } from '@/shared/formatNumber';
import type { Place, Row } from './draft';
import { PlaceFields } from './PlaceFields';
import type { Findings } from './usePlacementCheck';

const Item = styled('li')(({ theme }) => ({
  padding: '8px 12px 8px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // There may be 500 rows; the browser skips the layout of invisible ones.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 60px',
  overflowWrap: 'anywhere',
}));
const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) repeat(3, minmax(0, 1fr)) auto',
  alignItems: 'center',
  gap: '2px 16px',
  '& > strong': { fontWeight: 600 },
  '& small': { display: 'block', fontWeight: 400, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > span': { gridColumn: 1 },
    '& > div': { gridColumn: 2, gridRow: '1 / 5', alignSelf: 'start' },
  },
}));
const Actions = styled('div')({ display: 'flex' });
const Editor = styled('div')({ display: 'grid', gap: 4, padding: '12px 8px 4px 0' });

const PARTS = [
  ['company', 'Mitra Industri'],
  ['mentor', 'Mentor'],
  ['lecturer', 'Dosen'],
] as const;

type Props = {
  row: Row;
  findings: Findings | undefined;
  places: FreePlaces;
  isOpen: boolean;
  onOpen: (studentId: number | null) => void;
  onPlace: (studentId: number, place: Place) => void;
  onRemove: (studentId: number) => void;
};

/** A placement with its errors and warnings, which can be edited in place. */
export const PreviewRow = memo(function PreviewRow(props: Props) {
  const { row, findings, places, isOpen, onOpen, onPlace, onRemove } = props;
  const { id, name, nim } = row.student;
  const edit = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) editor.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const close = () => {
    onOpen(null);
    edit.current?.focus();
  };

  return (
    <Item data-wrong={findings && findings.errors.length > 0 ? '' : undefined}>
      <Facts>
        <strong>
          {name}
          <small>{nim}</small>
        </strong>
        {PARTS.map(([part, label]) => (
          <span key={part}>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {row.place[part]?.name ?? MISSING}
          </span>
        ))}
        <Actions>
          <IconButton
            ref={edit}
            aria-label={`Ubah penempatan ${name}`}
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : onOpen(id))}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
          <IconButton aria-label={`Keluarkan ${name}`} onClick={() => onRemove(id)}>
            <DeleteOutlineOutlined fontSize="small" />
          </IconButton>
        </Actions>
      </Facts>
      {findings && (
        <PlacementNotes name={name} errors={findings.errors} warnings={findings.warnings} />
      )}
      {isOpen && (
        <Editor ref={editor} role="group" aria-label={`Penempatan ${name}`}>
          <PlaceFields places={places} place={row.place} onChange={(place) => onPlace(id, place)} />
          <div>
            <Button variant="outlined" color="secondary" onClick={close}>
              Selesai
            </Button>
          </div>
        </Editor>
      )}
    </Item>
  );
});
