export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 780 };
