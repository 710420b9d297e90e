import { shippedTemplate } from '@/server/letters/shippedTemplates';

/** Demo data without the hashing of passwords, which is slow on purpose. */
export const QUICK_DEMO = {
  hashPassword: async (password: string): Promise<string> => password,
  shippedTemplate,
};
