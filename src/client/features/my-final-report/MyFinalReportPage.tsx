import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';

export const MyFinalReportPage = () => <GuidanceTabs student value="report" />;
