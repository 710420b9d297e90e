import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';

export const FinalReportPage = () => <GuidanceTabs value="report" />;
