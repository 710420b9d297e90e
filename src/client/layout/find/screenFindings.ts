import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { type ScreenName, screens } from '@/client/navigation/screens';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { paths } from '@/shared/paths';
import { can, type Role } from '@/shared/permissions';
import { canImport, IMPORT_KINDS, RECORDS } from '@/shared/records';
import { INVITED_ROLES } from '@/shared/resources/invitations/invitedRoles';
import { iconOf, menuOf, screenOf } from '../menu';
import type { Finding } from './finding';

const INVITE_PATHS = { lecturer: paths.lecturers.invite, mentor: paths.mentors.invite };

export const LOG_OUT_KEY = 'log-out';

const names = Object.keys(screens) as ScreenName[];

/** Whether only a link leads there: from the record of the screen, or from a mail. */
const needsLink = (name: ScreenName) =>
  screenOf(name).path.includes(':') || name === 'email-confirmation';

const ACTION_ICONS: Partial<Record<ScreenName, Finding['Icon']>> = {
  'change-password': KeyOutlined,
};

const actionIcon = (name: ScreenName) =>
  name.endsWith('.create') ? AddOutlined : ACTION_ICONS[name];

/** A screen, and its variants such as 'Tambah Mahasiswa'. */
function findingsOf(name: ScreenName, description: string | undefined): Finding[] {
  const { path, title, formerTitle, forRole = {} } = screenOf(name);
  const action = actionIcon(name);
  const common = {
    group: action ? 'Tindakan' : 'Layar',
    Icon: action ?? iconOf(name) ?? ArrowForwardOutlined,
  };
  const variants = Object.entries(forRole).map(([role, variant]) => ({
    title: variant.title,
    formerTitle: undefined,
    url: `${path}?${new URLSearchParams({ role })}`,
  }));
  return [{ title, formerTitle, url: path }, ...variants].map(
    ({ title: label, formerTitle: formerLabel, url }) => ({
      ...common,
      key: `screen:${url}`,
      label,
      formerLabel,
      url,
      description,
    }),
  );
}

const inviteFindings = (role: Role): Finding[] =>
  can(role, 'masterData')
    ? INVITED_ROLES.map((invited) => ({
        key: `invite:${invited}`,
        group: 'Tindakan',
        label: `Undang ${ROLE_LABELS[invited]}`,
        Icon: PersonAddOutlined,
        url: INVITE_PATHS[invited],
      }))
    : [];

const importFindings = (role: Role): Finding[] =>
  IMPORT_KINDS.filter((kind) => canImport(role, kind)).map((kind) => ({
    key: `import:${kind}`,
    group: 'Tindakan',
    label: `Impor ${RECORDS[kind].title}`,
    Icon: UploadFileOutlined,
    url: paths.imports(kind),
  }));

/** Every screen that the role may open, in the order of the menu, and every action. */
export function screenFindings(role: Role): Finding[] {
  const groups = menuOf(role);
  const inMenu = groups.flatMap(({ items }) => items.map(({ screen }) => screen));
  const others = names.filter(
    (name) => !inMenu.includes(name) && !needsLink(name) && screenOf(name).roles.includes(role),
  );
  const groupOf = (name: ScreenName) =>
    groups.find(({ items }) => items.some(({ screen }) => screen === name))?.title ?? undefined;
  const findings = [...inMenu, ...others].flatMap((name) => findingsOf(name, groupOf(name)));
  return [
    ...findings.filter(({ group }) => group === 'Layar'),
    ...findings.filter(({ group }) => group === 'Tindakan'),
    ...inviteFindings(role),
    ...importFindings(role),
    { key: LOG_OUT_KEY, group: 'Tindakan', label: 'Log out', Icon: LogoutOutlined },
  ];
}
