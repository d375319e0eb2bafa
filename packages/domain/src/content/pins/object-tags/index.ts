export { loadPinTags } from './present-tags.ts'
export { pinsNaming, type TagRow, TAGS_COLUMN, tagsOf } from './tag-store.ts'
export { checkTags, leavePin, replaceTags, taggablePictures, writeTags } from './write-tags.ts'
