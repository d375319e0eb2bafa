import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'
import { HomeFeedTab, Topic, TopicBrief, TopicChoice } from '../wire/topic.ts'
import { FieldSetKey } from './boards.ts'

/** FIND-02. `interest` is the topic's name in its URL, or its id. */
export const InterestResource = defineResource('InterestResource', {
  get: { signedOut: true, options: Type.Object({ interest: Type.String() }), data: Topic },
})

/** FIND-02: the pins of a topic, best first. */
export const InterestFeedResource = defineResource('InterestFeedResource', {
  get: {
    changesWith: 'feed:public',
    signedOut: true,
    list: true,
    options: Type.Object({ interest: Type.String(), field_set_key: FieldSetKey }),
    data: Pin,
  },
})

/** FIND-02 (business §7 has its name): the topics that a pin is about, most certain first. */
export const PinInterestsResource = defineResource('PinInterestsResource', {
  get: { signedOut: true, options: Type.Object({ pin_id: IdText }), data: Type.Array(Topic) },
})

/** FIND-02 (consumer §7). Topics already followed stay followed. */
const Following = {
  options: Type.Object({
    interest_id: IdText,
    /**
     * (ours) More topics in the same call, by id: an array, or text with commas between them. The name of a list, as some
     * clients send it, is accepted.
     */
    interest_list: Type.Optional(Type.Union([Type.Array(IdText, { maxItems: 50 }), Type.String()])),
  }),
  data: Topic,
}
export const InterestFollowResource = defineResource('InterestFollowResource', { create: Following, delete: Following })

/** FIND-01: topics for a new user to choose from, those with most pins first. */
export const InterestChoicesResource = defineResource('InterestChoicesResource', {
  get: { options: Type.Object({}), data: Type.Array(TopicChoice) },
})

/** FIND-01: the tabs of the home feed. */
export const HomeFeedTabsResource = defineResource('HomeFeedTabsResource', {
  get: { options: Type.Object({}), data: Type.Array(HomeFeedTab) },
})

/**
 * CREATE-07 (ours): topics to choose for a pin: those whose name has a word that starts with `query`; without one, those
 * that `text` is about.
 */
export const InterestSuggestionsResource = defineResource('InterestSuggestionsResource', {
  get: {
    options: Type.Object({
      query: Type.String({ maxLength: 100 }),
      text: Type.Optional(Type.String({ maxLength: 1_000 })),
    }),
    data: Type.Array(TopicBrief),
  },
})
