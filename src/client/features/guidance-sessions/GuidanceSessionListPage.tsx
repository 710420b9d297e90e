import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';

export const GuidanceSessionListPage = () => <GuidanceTabs value="guidance" />;
