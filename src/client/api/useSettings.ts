import { keep, readStoredJson } from '@/client/session/browserStorage';
import { type Settings, useGetSettingsQuery } from './api';

const LAST_SETTINGS_KEY = 'last-settings';

/** Used until the first response: empty, so that no wrong name flashes on the screen. */
const UNKNOWN: Settings = {
  app_name: 'SiMagang',
  department: '',
  programme: '',
  map_tile_url: '',
  map_attribution: '',
  map_on_click: false,
  campus_time_zone: 'UTC',
  letter_pdfs: false,
  mails_links: false,
  local_login: true,
  login_providers: [],
};

const readLastSettings = (): Settings => ({
  ...UNKNOWN,
  ...(readStoredJson(LAST_SETTINGS_KEY) as Partial<Settings> | null),
});

let lastSettings: Settings | null = null;

/** The settings of the server, such as the product name; until they load, those of the last visit. */
export const useSettings = (): Settings => {
  const { data } = useGetSettingsQuery();
  if (data && data.data !== lastSettings) {
    lastSettings = data.data;
    keep(LAST_SETTINGS_KEY, JSON.stringify(lastSettings));
  }
  lastSettings ??= readLastSettings();
  return lastSettings;
};
