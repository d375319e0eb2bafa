export { loadPinTags } from './present-tags.ts'
export { pinsNaming, type TagRow, TAGS_COLUMN, tagsOf } from './tag-store.ts'
export { checkTags, leavePin, writeTags } from './write-tags.ts'
