import type { ArticlePart } from '@corkboard/contract/finding/wire/editorial'

type PinPart = Extract<ArticlePart, { type: 'pin' }>
/** A single part, or consecutive pins that share a grid. */
export type Passage = Exclude<ArticlePart, PinPart> | { readonly type: 'pins'; readonly pinIds: readonly string[] }

/** Returns the article's layout: consecutive pins become one grid. */
export const passagesOf = (body: readonly ArticlePart[]): Passage[] =>
  body.reduce<Passage[]>((passages, part) => {
    if (part.type !== 'pin') return [...passages, part]
    const last = passages.at(-1)
    return last?.type === 'pins'
      ? [...passages.slice(0, -1), { type: 'pins', pinIds: [...last.pinIds, part.pin_id] }]
      : [...passages, { type: 'pins', pinIds: [part.pin_id] }]
  }, [])
