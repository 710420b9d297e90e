import { waitFor } from '@testing-library/react';
import { fetchScreens } from './preloadLater';

const FILES = ['/companies.js', '/grid.js', '/row-menu.js', '/tooltip.js'];
const AT_ONCE = 3;

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
const fetched = () => links().map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="screen-files">${JSON.stringify({
    files: FILES,
    sizes: [5, 40, 10, 10],
    login: [],
    open: {},
    layout: [],
    screens: { '/companies': [0] },
    dashboards: {},
    later: [1, 2, 3],
  })}</script>`;
});

test.each(['load', 'error'])(
  'leaves a connection to the person: after each %s the next file',
  async (event) => {
    void fetchScreens('super_admin');
    await waitFor(() => expect(links()).toHaveLength(AT_ONCE));
    expect(fetched()).toEqual(FILES.slice(0, AT_ONCE));
    links()[0]?.dispatchEvent(new Event(event));
    await waitFor(() => expect(fetched()).toEqual(FILES));
    for (const link of links()) link.remove();
  },
);

test.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
  'fetches nothing ahead over a connection with %p',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    await fetchScreens('super_admin');
    Reflect.deleteProperty(navigator, 'connection');
    expect(links()).toEqual([]);
  },
);
