import { REACTION_TYPES, type ReactionType } from '@corkboard/contract/content/reaction-types'
import { BulbIcon, HeartIcon, type IconProps, LaughIcon, TulipIcon, WowIcon } from '@corkboard/design-system'
import type { ComponentType } from 'react'

const DRAWINGS: Readonly<Record<ReactionType, ComponentType<IconProps>>> = {
  1: HeartIcon,
  2: BulbIcon,
  3: TulipIcon,
  4: WowIcon,
  5: LaughIcon,
}

const NAMES = {
  1: 'interactions.reaction.love',
  2: 'interactions.reaction.idea',
  3: 'interactions.reaction.thanks',
  4: 'interactions.reaction.wow',
  5: 'interactions.reaction.haha',
} as const satisfies Readonly<Record<ReactionType, string>>

/** The five reaction types in order, each with the key of its name and its drawing. */
export const REACTIONS = REACTION_TYPES.map((type) => ({
  type,
  name: NAMES[type],
  Drawing: DRAWINGS[type],
}))

export const reactionOf = (type: number) => REACTIONS.find((reaction) => reaction.type === type)
