interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Only Chromium knows it. */
const connection = () => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the person has asked the browser to save data. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the person may pay for data, or waits for it. */
export function isCostly(): boolean {
  const { type, effectiveType = '4g' } = connection();
  return savesData() || type === 'cellular' || effectiveType !== '4g';
}
