import { statements } from './statements';

// News of a change keep what was before and after it, as ids.
const DETAIL = `
  alter table notifications drop constraint notifications_detail_check;
  alter table notifications
    add constraint notifications_detail_check check (char_length(detail) <= 1000);`;

export const longerNews = statements(DETAIL);
