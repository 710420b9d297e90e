import { type Settings, useGetSettingsQuery } from './api';

const LAST_SETTINGS_KEY = 'last-settings';

/** Until the server has answered for the very first time: names nobody, so nothing wrong flashes up. */
const UNKNOWN: Settings = {
  app_name: 'SiMagang',
  department: '',
  programme: '',
  map_tile_url: '',
  map_attribution: '',
};

const readLastSettings = (): Settings => {
  try {
    return { ...UNKNOWN, ...JSON.parse(localStorage.getItem(LAST_SETTINGS_KEY) ?? '{}') };
  } catch {
    return UNKNOWN;
  }
};

let lastSettings: Settings | null = null;

/** Product name and the like, which the server tells at run time; until it does, what it said last. */
export const useSettings = (): Settings => {
  const { data } = useGetSettingsQuery();
  if (data && data.data !== lastSettings) {
    lastSettings = data.data;
    try {
      localStorage.setItem(LAST_SETTINGS_KEY, JSON.stringify(lastSettings));
    } catch {
      // Storage may be forbidden; then every start begins with the product's own name.
    }
  }
  lastSettings ??= readLastSettings();
  return lastSettings;
};
