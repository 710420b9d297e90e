import type { DatabaseLog } from '@/server/db/log';

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
