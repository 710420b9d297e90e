import { lazyComponent } from '@/client/ui/lazyComponent';

export const issueDialog = lazyComponent(() => import('./IssueDialog'), 'IssueDialog');
export const revokeDialog = lazyComponent(() => import('./RevokeDialog'), 'RevokeDialog');
