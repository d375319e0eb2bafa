import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import type { ChosenSection } from '../../product/saving/save-pin.ts'

/** The user's input for one picture or video. */
export interface DraftFields {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly link: string
  readonly board_id: string | null
}

/** The state of a picture between the file and the finished pin. */
export type DraftStatus =
  | 'refused' // refused by our own check, or by the server for good: retrying would not help
  | 'waiting'
  | 'uploading'
  | 'processing' // uploaded; the server is processing it
  | 'ready'
  | 'failed' // because of the server or the network: can be retried
  | 'publishing'
  | 'published'

export interface Draft {
  readonly key: string
  readonly fileName: string
  readonly fileBytes: number
  /** An object URL that only this tab can read. */
  readonly previewUrl: string
  readonly isVideo: boolean
  readonly status: DraftStatus
  /** The fraction of bytes sent, 0 to 1. */
  readonly progress: number
  readonly upload: MediaUpload | null
  readonly fields: DraftFields
  /** A section of the board (BOARD-02). */
  readonly section: ChosenSection | null
  readonly problem: string | null
  readonly fieldErrors: Readonly<Partial<Record<keyof DraftFields, string>>>
  readonly pinId: string | null
}

export interface BuilderState {
  readonly drafts: readonly Draft[]
}

export type BuilderAction =
  | {
      type: 'filesChosen'
      files: readonly {
        key: string
        name: string
        bytes: number
        previewUrl: string
        isVideo: boolean
        problem: string | null
        /** What is known about it already. */
        fields?: Partial<DraftFields>
      }[]
      /** The board that was requested when the builder was opened. */
      boardId?: string | null
    }
  | { type: 'uploadStarted'; key: string }
  | { type: 'bytesSent'; key: string; progress: number }
  | { type: 'uploadAnswered'; key: string; upload: MediaUpload }
  | { type: 'uploadFailed'; key: string; problem: string; isFinal: boolean }
  | { type: 'uploadRetried'; key: string }
  | { type: 'fieldEdited'; key: string; field: keyof DraftFields; value: string | null }
  | { type: 'boardChosen'; key: string; boardId: string; section: ChosenSection | null }
  | { type: 'boardChosenForAll'; boardId: string; section: ChosenSection | null }
  | { type: 'publishStarted'; key: string }
  | { type: 'publishFailed'; key: string; problem: string; field: keyof DraftFields | null }
  | { type: 'published'; key: string; pinId: string }
  | { type: 'draftRemoved'; key: string }
  | { type: 'draftRestored'; draft: Draft; index: number }

export const emptyBuilder: BuilderState = { drafts: [] }

const blankFields = (boardId: string | null): DraftFields => ({
  title: '',
  description: '',
  alt_text: '',
  link: '',
  board_id: boardId,
})

const change = (state: BuilderState, key: string, next: (draft: Draft) => Partial<Draft>): BuilderState => ({
  drafts: state.drafts.map((draft) => (draft.key === key ? { ...draft, ...next(draft) } : draft)),
})

const placed = (draft: Draft, to: { boardId: string; section: ChosenSection | null }): Partial<Draft> => ({
  fields: { ...draft.fields, board_id: to.boardId },
  section: to.section,
  fieldErrors: { ...draft.fieldErrors, board_id: undefined },
})

/** The builder's reducer. A response for a draft that was removed in the meantime changes nothing. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'filesChosen': {
      // Pictures chosen together usually go to one board, so new drafts start with the last choice.
      const last = state.drafts.findLast((draft) => draft.fields.board_id !== null)
      const lastBoard = last?.fields.board_id ?? action.boardId ?? null
      const added = action.files.map(({ key, name, bytes, previewUrl, isVideo, problem, fields }): Draft => ({
        key,
        fileName: name,
        fileBytes: bytes,
        previewUrl,
        isVideo,
        status: problem === null ? 'waiting' : 'refused',
        progress: 0,
        upload: null,
        fields: { ...blankFields(lastBoard), ...fields },
        section: last?.section ?? null,
        problem,
        fieldErrors: {},
        pinId: null,
      }))
      return { drafts: [...state.drafts, ...added] }
    }
    case 'uploadStarted':
      return change(state, action.key, () => ({ status: 'uploading', progress: 0, problem: null }))
    case 'bytesSent':
      return change(state, action.key, (draft) =>
        draft.status === 'uploading'
          ? {
              progress: Math.max(draft.progress, action.progress),
              status: action.progress >= 1 ? 'processing' : 'uploading',
            }
          : {},
      )
    case 'uploadAnswered':
      return change(state, action.key, () => ({
        status: action.upload.status === 'succeeded' ? 'ready' : 'processing',
        progress: 1,
        upload: action.upload,
        problem: null,
      }))
    case 'uploadFailed':
      return change(state, action.key, () => ({
        status: action.isFinal ? 'refused' : 'failed',
        problem: action.problem,
        upload: null,
      }))
    case 'uploadRetried':
      return change(state, action.key, (draft) =>
        draft.status === 'failed' ? { status: 'waiting', progress: 0, problem: null } : {},
      )
    case 'fieldEdited':
      return change(state, action.key, (draft) => ({
        fields: { ...draft.fields, [action.field]: action.value ?? (action.field === 'board_id' ? null : '') },
        fieldErrors: { ...draft.fieldErrors, [action.field]: undefined },
      }))
    case 'boardChosen':
      return change(state, action.key, (draft) => placed(draft, action))
    case 'boardChosenForAll':
      return {
        drafts: state.drafts.map((draft) =>
          draft.status === 'published' ? draft : { ...draft, ...placed(draft, action) },
        ),
      }
    case 'publishStarted':
      return change(state, action.key, () => ({ status: 'publishing', problem: null, fieldErrors: {} }))
    case 'publishFailed':
      // The picture is still on the server, so only the fields need a retry and the draft is ready again.
      return change(state, action.key, () => ({
        status: 'ready',
        problem: action.field ? null : action.problem,
        fieldErrors: action.field ? { [action.field]: action.problem } : {},
      }))
    case 'published':
      return change(state, action.key, () => ({ status: 'published', pinId: action.pinId, problem: null }))
    case 'draftRemoved':
      return { drafts: state.drafts.filter((draft) => draft.key !== action.key) }
    case 'draftRestored':
      // Removing the draft aborted its upload, so an incomplete upload starts over.
      return {
        drafts: state.drafts.toSpliced(
          action.index,
          0,
          isReady(action.draft) ? action.draft : { ...action.draft, status: 'waiting', progress: 0, problem: null },
        ),
      }
  }
}

/** True if leaving would lose work: any draft that is not published yet, except refused files. */
export const hasUnsavedWork = (state: BuilderState): boolean =>
  state.drafts.some(({ status }) => status !== 'published' && status !== 'refused')

/** True when the picture is on the server. */
export const isReady = (draft: Draft): boolean => draft.status === 'ready'

export const isPublishable = (draft: Draft): boolean => isReady(draft) && draft.fields.board_id !== null

/** Returns the drafts to upload next, oldest first, so that at most `atOnce` upload at the same time. */
export const nextUploads = (state: BuilderState, atOnce: number): readonly Draft[] => {
  const busy = state.drafts.filter(({ status }) => status === 'uploading' || status === 'processing').length
  return state.drafts.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, atOnce - busy))
}
