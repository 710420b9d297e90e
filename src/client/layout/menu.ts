import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BallotOutlined from '@mui/icons-material/BallotOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CalendarViewMonthOutlined from '@mui/icons-material/CalendarViewMonthOutlined';
import CoPresentOutlined from '@mui/icons-material/CoPresentOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GradingOutlined from '@mui/icons-material/GradingOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import RecordVoiceOverOutlined from '@mui/icons-material/RecordVoiceOverOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import type { Screen } from '@/client/navigation/screen';
import { type ScreenName, screens } from '@/client/navigation/screens';
import type { Role } from '@/shared/permissions';

export type MenuItem = { screen: ScreenName; Icon: typeof DashboardOutlined };
export type MenuGroup = { title: string | null; items: readonly MenuItem[] };

/** The menu of spec §2, with what goes beyond it. */
const MENU: readonly MenuGroup[] = [
  { title: null, items: [{ screen: 'dashboard', Icon: DashboardOutlined }] },
  {
    title: 'Master Data',
    items: [
      { screen: 'users.index', Icon: ManageAccountsOutlined },
      { screen: 'students.index', Icon: SchoolOutlined },
      { screen: 'mentors.index', Icon: BadgeOutlined },
      { screen: 'lecturers.index', Icon: CoPresentOutlined },
      { screen: 'companies.index', Icon: ApartmentOutlined },
      { screen: 'places.index', Icon: PlaceOutlined },
      { screen: 'courses.index', Icon: MenuBookOutlined },
      { screen: 'assessment-forms.index', Icon: BallotOutlined },
      { screen: 'internship-periods.index', Icon: CalendarMonthOutlined },
      { screen: 'holidays.index', Icon: EventBusyOutlined },
    ],
  },
  {
    title: 'Magang Industri',
    items: [
      { screen: 'reviews.index', Icon: RateReviewOutlined },
      { screen: 'attendance-requests.index', Icon: RuleOutlined },
      { screen: 'attendance-recap.index', Icon: CalendarViewMonthOutlined },
      { screen: 'placement-requests.index', Icon: AddLocationAltOutlined },
      { screen: 'assessments.index', Icon: GradingOutlined },
      { screen: 'guidance-sessions.index', Icon: ForumOutlined },
      { screen: 'final-reports.index', Icon: ArticleOutlined },
      { screen: 'defences.index', Icon: RecordVoiceOverOutlined },
      { screen: 'letters.index', Icon: MailOutlined },
      { screen: 'internships.index', Icon: WorkOutlineOutlined },
      { screen: 'internships.create', Icon: AddCircleOutlineOutlined },
      { screen: 'reports.grades', Icon: AssessmentOutlined },
      { screen: 'certificates.index', Icon: WorkspacePremiumOutlined },
    ],
  },
  {
    title: 'Aktivitas & Absen',
    items: [
      { screen: 'student.activities.index', Icon: EventNoteOutlined },
      { screen: 'student.attendance', Icon: FactCheckOutlined },
      { screen: 'student.attendance-days', Icon: EventAvailableOutlined },
      { screen: 'student.requests.index', Icon: RuleOutlined },
      { screen: 'student.placement-requests.index', Icon: AddLocationAltOutlined },
      { screen: 'student.guidance-sessions', Icon: ForumOutlined },
      { screen: 'student.final-report', Icon: ArticleOutlined },
      { screen: 'student.defence', Icon: RecordVoiceOverOutlined },
    ],
  },
  {
    title: 'Pengelolaan',
    items: [
      { screen: 'audit', Icon: ManageHistoryOutlined },
      { screen: 'system', Icon: DnsOutlined },
    ],
  },
];

/** The screens in the bar of a phone; the others are behind 'Lainnya'. */
const IN_BAR: readonly ScreenName[] = [
  'dashboard',
  'student.attendance',
  'student.activities.index',
  'student.attendance-days',
  'reviews.index',
  'internships.index',
  'attendance-recap.index',
];

export const screenOf = (name: ScreenName): Screen => screens[name];

/** The groups with the items that the role may open; empty groups are left out. */
export const menuOf = (role: Role | null): MenuGroup[] =>
  MENU.map((group) => ({
    ...group,
    items: group.items.filter(({ screen }) => role && screenOf(screen).roles.includes(role)),
  })).filter((group) => group.items.length > 0);

/** The icon of the entry in the menu. */
export const iconOf = (name: ScreenName): MenuItem['Icon'] | undefined =>
  MENU.flatMap(({ items }) => items).find(({ screen }) => screen === name)?.Icon;

/** The entries in the bar of a phone; a super admin works at a desk and has none. */
export const barOf = (role: Role | null): MenuItem[] => {
  if (role === 'super_admin') return [];
  const items = menuOf(role).flatMap((group) => group.items);
  return IN_BAR.flatMap((name) => items.filter(({ screen }) => screen === name));
};
