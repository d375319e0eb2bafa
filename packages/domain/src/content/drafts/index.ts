export { createDraft, deleteDraft, getDraft, listDrafts, saveDraft, takeDraft } from './drafts.ts'
