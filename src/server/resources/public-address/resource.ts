import type { Resource } from '@/server/resources/resource';
import { publicAddressHandlers } from './publicAddressHandlers';

export const publicAddress = { handlers: publicAddressHandlers } as const satisfies Resource;
