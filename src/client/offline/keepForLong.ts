/** Asks the browser to keep the data of this site, even if the disk is full or the person stays away for a while. */
export const keepForLong = (): void => void navigator.storage?.persist?.().catch(() => false);
