import type { Resource } from '@/server/resources/resource';
import { findCertificates } from './certificateFinder';
import { certificateHandlers } from './certificateHandlers';
import { certificatePersonalData } from './certificatePersonalData';

export const certificates = {
  handlers: certificateHandlers,
  finders: { certificates: findCertificates },
  personalData: certificatePersonalData,
} as const satisfies Resource;
