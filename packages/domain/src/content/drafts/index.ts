export {
  createDraft,
  createStoryDraft,
  deleteDraft,
  getDraft,
  getStoryDraft,
  listDrafts,
  listStoryDrafts,
  saveDraft,
  saveStoryDraft,
  takeDraft,
} from './drafts.ts'
