import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import CoPresentOutlined from '@mui/icons-material/CoPresentOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { ROLE_LABELS } from '@/shared/constants/labels';
import type { Tone } from '@/shared/fields/field';
import type { Role } from '@/shared/permissions';
import { Badge } from './Badge';

const looks = {
  super_admin: { tone: 'error', Icon: AdminPanelSettingsOutlined },
  lecturer: { tone: 'info', Icon: CoPresentOutlined },
  mentor: { tone: 'warning', Icon: ApartmentOutlined },
  student: { tone: 'success', Icon: SchoolOutlined },
} as const satisfies Record<Role, { tone: Tone; Icon: unknown }>;

export function RoleBadge({ role }: { role: Role }) {
  const { tone, Icon } = looks[role];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {ROLE_LABELS[role]}
    </Badge>
  );
}
