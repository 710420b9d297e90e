import { GuidanceTabs } from '@/client/records/guidance/GuidanceTabs';

export const FinalReportListPage = () => <GuidanceTabs value="report" />;
