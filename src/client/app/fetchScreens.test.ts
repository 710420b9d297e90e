import { waitFor } from '@testing-library/react';
import { fetchScreens } from './fetchScreens';

const FILES = ['/grid.js', '/company.js'];

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
const fetched = () => links().map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="screen-files">${JSON.stringify({
    files: FILES,
    login: [],
    layout: [],
    screens: { '/companies': [1] },
    dashboards: {},
    later: [0],
  })}</script>`;
});

test.each(['load', 'error'])('fetches one file after the other, after a %s', async (event) => {
  void fetchScreens('super_admin');
  await waitFor(() => expect(fetched()).toEqual(['/grid.js']));
  links()[0]?.dispatchEvent(new Event(event));
  await waitFor(() => expect(fetched()).toEqual(FILES));
  for (const link of links()) link.remove();
});
