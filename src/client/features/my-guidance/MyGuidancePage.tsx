import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';

export const MyGuidancePage = () => <GuidanceTabs student value="guidance" />;
