import { readSession } from '@/client/session/storage';
import { filesAt, readScreenFiles } from './screenFiles';

// The first script of the document fetches the files of the screen beside the framework, which would
// ask for them only once it runs.
const built = readScreenFiles();
if (built) {
  const files = filesAt(built, {
    pathname: window.location.pathname,
    role: readSession()?.user.role,
  });
  for (const href of files) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as, href }),
    );
  }
}
