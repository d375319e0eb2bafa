import { list } from '../../store/requests.ts'

/** PIN-08: who tried a pin. */
export const didItsOf = (pinId: string) => list('DidItsResource', { pin_id: pinId })
/** PIN-07: who reacted to it, in one way or any. */
export const reactionsTo = (pinId: string, type: number) =>
  list('ReactionsResource', { pin_id: pinId, ...(type > 0 && { reaction_type: type }) })
