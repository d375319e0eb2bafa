export { loadPinTags } from './present-tags.ts'
export { loadTagRows, pinsNaming, type PinTagRows, tagsOf } from './tag-store.ts'
export { checkTags, leavePin, replaceTags, taggablePictures, writeTags } from './write-tags.ts'
