export {
  blockCopiesOf,
  blockPicture,
  type CopiesBlocked,
  isSignatureBlocked,
  unblockPicture,
} from './blocked-pictures.ts'
export {
  continuePartialUpload,
  getPartialUpload,
  removeExpiredPartialUploads,
  startPartialUpload,
} from './partial-uploads.ts'
export { type MissingFile, picturesWithoutFiles, videosWithoutFiles } from './check-files.ts'
export { type CopiedPicture, copyOriginal } from './copy-original.ts'
export {
  describeBytes,
  describeStoredPicture,
  describeToSearch,
  knownEmbedders,
  previewOf,
} from './describe-stored-picture.ts'
export { type Cue, textOfCues, webVtt } from './captions/captions.ts'
export { changeUploadTexts, textsOfUpload, textsOfUploads, uploadTexts } from './captions/upload-texts.ts'
export { changeTexts, NO_TEXTS, presentTexts, type StoredTexts } from './captions/video-texts.ts'
export { cancelUpload } from './cancel-upload.ts'
export { cropUpload } from './crop-upload.ts'
export { type Box, CLASSIC_EMBEDDER, DESCRIPTOR_LENGTH, WHOLE, WINDOWS } from './descriptors/index.ts'
export { trimUpload } from './trim-upload.ts'
export { ingestUpload } from './ingest-upload.ts'
export { transcodeUpload } from './transcode-upload.ts'
export { createTranscoder } from './video/transcoder.ts'
export { createMediaLinks } from './links.ts'
export { createMediaPool, looksTheSame, type MediaPool, MAX_BITS, type Sight } from './pipeline/index.ts'
export { type OpenedImage, openImage } from './rendering.ts'
export { removeUnusedPicture } from './remove-picture.ts'
export { removeStrayFiles, strayFiles } from './stray-files.ts'
export type { Description } from './pipeline/index.ts'
export { createDiskStore, type MediaStore, openS3Store, refuseWithinTransactions } from './store/index.ts'
export {
  acceptUpload,
  failureCodeOf,
  getUpload,
  holdUploads,
  type OwnUpload,
  ownUploads,
  readyPicture,
  type ReadyUpload,
  readyUploads,
  waitForUpload,
} from './uploads.ts'
export { removeSearchUploads, removeUnusedPictures, unusedPictures } from './unused-pictures.ts'
export { chooseCover, openStill, uploadStill } from './video-covers.ts'
export { type VideoRow, videosBySignature } from './video-store.ts'
export { openVideo } from './videos.ts'
