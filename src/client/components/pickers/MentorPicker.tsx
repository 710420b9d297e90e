import { useListMentorsQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { mentorOption } from './pickerOptions';
import { useChoices } from './useChoices';

type Props = PickerProps & {
  isActive?: boolean;
  /** Only mentors of this company; null while none is chosen, and then there is nobody to choose. */
  companyId?: number | null;
};

export function MentorPicker({ isActive, companyId, kept, ...field }: Props) {
  const { currentData, ...mentors } = useListMentorsQuery(
    { isActive, companyId: companyId ?? undefined, sort: 'user.name' },
    { skip: companyId === null },
  );
  // currentData: the mentors of the company before are nobody's choice any more.
  const choices = useChoices(
    { ...mentors, data: currentData },
    { toOption: companyId === undefined ? mentorOption : mentorNameOption, kept },
  );
  return (
    <PickerField
      placeholder="Pilih Mentor"
      {...field}
      disabled={field.disabled || companyId === null}
      choices={choices}
    />
  );
}

/** Where all are of one company, its name would be repeated under each. */
const mentorNameOption: typeof mentorOption = (mentor) => ({
  ...mentorOption(mentor),
  description: '',
});
