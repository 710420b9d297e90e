import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import type { PlacementMember } from '@/client/api/api';
import { TextField } from '@/client/ui/fields/TextField';
import { FullWidth } from '@/client/ui/form/FormSection';
import { NIM_LENGTH } from '@/shared/constants/limits';
import { typedLength, withoutSeparators } from '@/shared/personNumber';
import {
  PLACEMENT_ANSWER_LABELS,
  PLACEMENT_MEMBERS_MAX,
} from '@/shared/resources/placement-requests/constants';
import type { PlacementValues } from './placementValues';

const Member = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'end',
});

type Props = {
  /** The stored members with their answers. */
  members: readonly PlacementMember[];
};

/** The other members of the group by NIM; the server asks them when the draft is saved. */
export function MemberFields({ members }: Props) {
  const { values, setFieldValue } = useFormikContext<PlacementValues>();
  const nims = values.member_nims;
  const add = useRef<HTMLButtonElement>(null);

  const noteOf = (nim: string) => {
    const known = members.find((member) => member.nim === withoutSeparators(nim));
    if (!known) return undefined;
    const answer = PLACEMENT_ANSWER_LABELS[known.answer];
    return known.name === null ? answer : `${known.name}: ${answer}`;
  };

  return (
    <>
      {nims.map((nim, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of the form are in their order
        <FullWidth key={index}>
          <Member>
            <TextField
              name={`member_nims.${index}`}
              label={`NIM Anggota ${index + 1}`}
              inputMode="numeric"
              maxLength={typedLength(NIM_LENGTH)}
              helperText={noteOf(nim)}
            />
            <IconButton
              aria-label={`Hapus anggota ${index + 1}`}
              onClick={() => {
                void setFieldValue(
                  'member_nims',
                  nims.filter((_nim, other) => other !== index),
                );
                add.current?.focus();
              }}
            >
              <DeleteOutlineOutlined />
            </IconButton>
          </Member>
        </FullWidth>
      ))}
      <FullWidth>
        <Button
          ref={add}
          variant="outlined"
          color="secondary"
          startIcon={<GroupAddOutlined />}
          aria-disabled={nims.length >= PLACEMENT_MEMBERS_MAX}
          onClick={() => {
            if (nims.length < PLACEMENT_MEMBERS_MAX) {
              void setFieldValue('member_nims', [...nims, '']);
            }
          }}
          sx={{ minHeight: { xs: 44, md: 0 } }}
        >
          Tambah Anggota
        </Button>
      </FullWidth>
    </>
  );
}
