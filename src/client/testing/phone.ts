import { PHONE_QUERY } from '@/shared/constants/screen';

/** Makes the window as narrow as a phone for the tests of a file or of a `describe`. */
export const onPhone = () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === PHONE_QUERY });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
};

/** Replaces `visualViewport`, which jsdom lacks; the returned function changes its height. */
export const stubVisualViewport = (height: number) => {
  const viewport = Object.assign(new EventTarget(), { height, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  return (next: number, scale = 1) => {
    Object.assign(viewport, { height: next, scale });
    viewport.dispatchEvent(new Event('resize'));
  };
};
