import { readSession } from '@/client/session/storage';
import { filesAt } from './screenFiles';

/**
 * The first script of the document: fetches the files of the current screen beside the framework,
 * which would ask for them only once it runs.
 */
const session = readSession();
const element = document.getElementById('screen-files');
if (element?.textContent) {
  const files = filesAt(JSON.parse(element.textContent), {
    pathname: window.location.pathname,
    role: session?.user.role,
  });
  for (const href of files) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as, href }),
    );
  }
}
