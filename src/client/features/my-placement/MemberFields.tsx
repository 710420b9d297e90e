import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { useFormikContext } from 'formik';
import type { PlacementMember } from '@/client/api/api';
import { TextField } from '@/client/ui/fields/TextField';
import { FieldList } from '@/client/ui/form/FieldList';
import { NIM_LENGTH } from '@/shared/constants/limits';
import { typedLength, withoutSeparators } from '@/shared/personNumber';
import {
  PLACEMENT_ANSWER_LABELS,
  PLACEMENT_MEMBERS_MAX,
} from '@/shared/resources/placement-requests/constants';
import type { PlacementValues } from './placementValues';

type Props = {
  /** The stored members with their answers. */
  members: readonly PlacementMember[];
};

/** The other members of the group by NIM; the server asks them when the draft is saved. */
export function MemberFields({ members }: Props) {
  const nims = useFormikContext<PlacementValues>().values.member_nims;

  const noteOf = (nim: string) => {
    const known = members.find((member) => member.nim === withoutSeparators(nim));
    if (!known) return undefined;
    const answer = PLACEMENT_ANSWER_LABELS[known.answer];
    return known.name === null ? answer : `${known.name}: ${answer}`;
  };

  return (
    <FieldList
      name="member_nims"
      values={nims}
      min={0}
      max={PLACEMENT_MEMBERS_MAX}
      noun="anggota"
      addLabel="Tambah Anggota"
      addIcon={<GroupAddOutlined />}
      align="end"
      field={(index) => (
        <TextField
          name={`member_nims.${index}`}
          label={`NIM Anggota ${index + 1}`}
          inputMode="numeric"
          maxLength={typedLength(NIM_LENGTH)}
          helperText={noteOf(nims[index] ?? '')}
        />
      )}
    />
  );
}
