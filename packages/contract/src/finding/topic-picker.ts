/** FIND-01: who has this many pins has shown what they like, and is not asked for topics first. */
export const ENOUGH_PINS_SAVED = 5
