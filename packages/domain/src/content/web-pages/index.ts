export { findPinImages } from './find-pin-images.ts'
export { openPreview } from './previews.ts'
export { uploadFromWeb } from './upload-from-web.ts'
