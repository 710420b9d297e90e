import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import type { BadgeField } from '@/shared/fields/field';
import { Badge } from './Badge';

const FLAG_ICONS: Readonly<Record<string, typeof CheckCircleOutlined>> = {
  true: CheckCircleOutlined,
  false: RemoveCircleOutlineOutlined,
};

type Props<Value extends string> = { field: BadgeField<Value>; value: Value };

/** A value of a field in the field's words and colour. */
export function StateBadge<Value extends string>({ field, value }: Props<Value>) {
  const Icon = FLAG_ICONS[value];
  return (
    <Badge tone={field.tones[value]} icon={Icon && <Icon aria-hidden />}>
      {field.choices[value]}
    </Badge>
  );
}
