import { logIn } from '../logIn.mjs';
import { send, sendForJson } from './client.mjs';

/** The running server with its accounts and the records that they may see. */
export const openCampus = (product, { accounts, longReport }) => {
  const api = `${product.url}/api`;
  const sessions = new Map();

  /** Signs in once per identifier. */
  const headersOf = async (identifier) => {
    if (!sessions.has(identifier)) {
      const { access_token } = await logIn(product.url, identifier, accounts.password);
      sessions.set(identifier, { authorization: `Bearer ${access_token}` });
    }
    return sessions.get(identifier);
  };

  const personOf = async (identifier, role) => {
    const headers = await headersOf(identifier);
    const json = (path, options) => sendForJson(`${api}${path}`, { ...options, headers });
    return {
      role,
      identifier,
      json,
      send: (path, { headers: more, ...options } = {}) =>
        send(`${api}${path}`, { ...options, headers: { ...headers, ...more } }),
      totalOf: async (path) =>
        (await json(`${path}${path.includes('?') ? '&' : '?'}page=1&per_page=1`)).meta.total,
    };
  };

  return {
    product,
    api,
    accounts,
    longReport,
    today: () => new Date().toISOString().slice(0, 10),
    /** The first account of a role, or a later one. */
    person: (role, place = 0) => personOf(accounts[role][place], role),
  };
};
