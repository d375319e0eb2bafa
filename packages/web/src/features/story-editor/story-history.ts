import type { StoryDocument } from './story-document.ts'

/** (ours) Steps that can be undone. */
const MOST_STEPS = 100

/** A document and its past and future, and what is selected. */
export interface EditorState {
  readonly document: StoryDocument
  readonly past: readonly StoryDocument[]
  readonly future: readonly StoryDocument[]
  /** What the last change was about. Changes about the same thing are one step. */
  readonly lastAbout: string | null
  readonly pageKey: string
  readonly blockKey: string | null
}

export type EditorAction =
  | {
      readonly type: 'changed'
      readonly change: (document: StoryDocument) => StoryDocument
      /** Changes about the same thing in a row, like typing in a field, are undone together. */
      readonly about?: string
      readonly pageKey?: string
      readonly blockKey?: string | null
    }
  | { readonly type: 'pageShown'; readonly pageKey: string }
  | { readonly type: 'blockSelected'; readonly blockKey: string | null }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'loaded'; readonly document: StoryDocument }

export const startEditor = (document: StoryDocument): EditorState => ({
  document,
  past: [],
  future: [],
  lastAbout: null,
  pageKey: document.pages[0]!.key,
  blockKey: null,
})

/** What is selected, as far as the document has it. */
const settled = (state: EditorState): EditorState => {
  const page = state.document.pages.find(({ key }) => key === state.pageKey)
  if (page) return page.blocks.some(({ key }) => key === state.blockKey) ? state : { ...state, blockKey: null }
  // The page that changed last is the one to look at; without it, the first.
  return { ...state, pageKey: state.document.pages[0]!.key, blockKey: null }
}

/** The page of the second document that differs from the first one. */
const changedPage = (from: StoryDocument, to: StoryDocument): string | undefined => {
  const known = new Map(from.pages.map((page) => [page.key, page]))
  return to.pages.find((page) => known.get(page.key) !== page)?.key
}

const travel = (state: EditorState, to: StoryDocument, times: Pick<EditorState, 'past' | 'future'>): EditorState =>
  settled({
    ...state,
    ...times,
    document: to,
    lastAbout: null,
    pageKey: changedPage(state.document, to) ?? state.pageKey,
  })

/** The editor's state after an action. */
export const reduceEditor = (state: EditorState, action: EditorAction): EditorState => {
  switch (action.type) {
    case 'changed': {
      const { about = null, pageKey = state.pageKey, blockKey = state.blockKey } = action
      const document = action.change(state.document)
      if (document === state.document) return state
      const isSameStep = about !== null && about === state.lastAbout
      return settled({
        document,
        past: isSameStep ? state.past : [...state.past, state.document].slice(-MOST_STEPS),
        future: [],
        lastAbout: about,
        pageKey,
        blockKey,
      })
    }
    case 'pageShown':
      return { ...state, pageKey: action.pageKey, blockKey: null, lastAbout: null }
    case 'blockSelected':
      return { ...state, blockKey: action.blockKey, lastAbout: null }
    case 'undone': {
      const before = state.past.at(-1)
      if (!before) return state
      return travel(state, before, { past: state.past.slice(0, -1), future: [state.document, ...state.future] })
    }
    case 'redone': {
      const [next, ...future] = state.future
      if (!next) return state
      return travel(state, next, { past: [...state.past, state.document], future })
    }
    case 'loaded':
      return startEditor(action.document)
  }
}
