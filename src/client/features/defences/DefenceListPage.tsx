import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';

export const DefenceListPage = () => <GuidanceTabs value="defence" />;
