/** Whether the browser keeps passkeys; not over plain HTTP. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';
