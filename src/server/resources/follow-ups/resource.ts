import type { Resource } from '@/server/resources/resource';
import { chatReminderPersonalData } from './chatReminderPersonalData';
import { followUpHandlers } from './followUpHandlers';
import { followUpPersonalData } from './followUpPersonalData';

export const followUps = {
  handlers: followUpHandlers,
  personalData: followUpPersonalData,
} as const satisfies Resource;

export const chatReminders = { personalData: chatReminderPersonalData } as const satisfies Resource;
