import type { MediaUpload } from '@corkboard/contract/media/wire/media'

/** One of the pictures of an uploaded video, for its uploader. @param place from 0 */
export const stillUrl = ({ media_upload_id: id }: Pick<MediaUpload, 'media_upload_id'>, place: number): string =>
  `/v3/media/${id}/stills/${place}/`
