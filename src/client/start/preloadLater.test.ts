import { waitFor } from '@testing-library/react';
import { fetchScreens } from './preloadLater';

const FILES = ['/grid.js', '/row-menu.js', '/tooltip.js', '/company.js'];
const AT_ONCE = 3;

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
const fetched = () => links().map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="screen-files">${JSON.stringify({
    files: FILES,
    login: [],
    open: {},
    layout: [],
    screens: { '/companies': [3] },
    dashboards: {},
    later: [0, 1, 2],
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
