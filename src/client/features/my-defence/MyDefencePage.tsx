import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';

export const MyDefencePage = () => <GuidanceTabs student value="defence" />;
