import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import { describe, expect, it } from 'vitest'
import { createTexts } from '../../i18n/texts.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { texts } from './texts/texts.generated.ts'
import { conversationName } from '../../product/people/conversation-name.ts'
import { seenText } from './seen-text.ts'

const t = createTexts('en-US')(texts, peopleTexts)
const person = (id: string, name: string) => ({ id, first_name: name, full_name: `${name} B` })
const [bob, carol, dan] = [person('1', 'Bob'), person('2', 'Carol'), person('3', 'Dan')]
const group = (users: readonly object[], more: object = {}) =>
  ({ is_group: true, name: '', user: null, users, reads: [], ...more }) as unknown as Conversation

describe('[PEOPLE-03 b] a conversation is named', () => {
  it.each([
    ['by the other one', { is_group: false, name: '', user: bob, users: [bob] } as unknown as Conversation, 'Bob B'],
    ['by its name', group([bob, carol], { name: 'Party' }), 'Party'],
    ['by who is in it', group([bob, carol]), 'Bob and Carol'],
    ['by some of many', group([bob, carol, dan]), 'Bob, Carol and 1 more'],
    ['by one who stayed', group([bob]), 'Bob'],
    ['by oneself alone', group([]), 'Only you'],
  ])('%s', (_how, conversation, name) => {
    expect(conversationName(t, conversation)).toBe(name)
  })
})

describe('[PEOPLE-03 b] a message was seen', () => {
  const reads = (...upTo: readonly (readonly [string, string])[]) => ({
    reads: upTo.map(([id, readTo]) => ({ user_id: id, read_to: readTo })),
  })
  it.each([
    ['by nobody', reads(['1', '9'], ['2', '0']), undefined],
    ['by one', reads(['1', '10'], ['2', '9'], ['3', '9']), 'Seen by Bob'],
    ['by two', reads(['1', '10'], ['2', '11'], ['3', '9']), 'Seen by Bob and Carol'],
    ['by all', reads(['1', '10'], ['2', '11'], ['3', '10']), 'Seen by all'],
  ])('%s', (_who, more, words) => {
    expect(seenText(t, group([bob, carol, dan], more), '10')).toBe(words)
  })
})
