import type { Services } from '@/server/services';

/** A photo with signed URLs, for users who may see its activity. */
export function withPhotoUrls<Photo extends { id: number }>(
  photo: Photo,
  photoUrls: Services['photoUrls'],
) {
  const url = photoUrls.urlOf(photo.id);
  return { ...photo, url, thumbnail_url: `${url}&thumbnail=true` };
}
