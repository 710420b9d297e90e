import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';

export const DefencePage = () => <GuidanceTabs value="defence" />;
