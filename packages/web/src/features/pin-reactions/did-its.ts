import { list } from '../../store/requests.ts'

/** PIN-08: requests the tries of a pin. */
export const didItsOf = (pinId: string) => list('DidItsResource', { pin_id: pinId })
/** PIN-07: requests the reactions to a pin, of one type or all. */
export const reactionsTo = (pinId: string, type: number) =>
  list('ReactionsResource', { pin_id: pinId, ...(type > 0 && { reaction_type: type }) })
