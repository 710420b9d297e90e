import type { Services } from '@/server/services';

interface Photo {
  id: number;
  width: number;
  height: number;
}

/** A photo with signed URLs, for users who may see its activity. */
export function withPhotoUrls({ id, width, height }: Photo, photoUrls: Services['photoUrls']) {
  const url = photoUrls.urlOf(id);
  return { id, url, thumbnail_url: `${url}&thumbnail=true`, width, height };
}
