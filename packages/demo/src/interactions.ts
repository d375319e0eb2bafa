import type { DemoReaction, DemoTry } from './community-shape.ts'
import type { Random } from './pictures/brush/random.ts'
import type { PictureRequest } from './pictures/draw-picture.ts'
import type { SceneName } from './pictures/scenes/index.ts'

interface Marked {
  readonly key: string
  readonly pinner: string
  readonly picture: PictureRequest
  readonly daysAgo: number
}

/** Mostly love and good ideas, as usual (PIN-07). */
const REACTIONS = [1, 1, 1, 1, 2, 2, 4, 3, 5] as const
const REACTED_TO = 0.55
const MAX_REACTIONS = 5

const rounded = (days: number) => Math.round(days * 10_000) / 10_000

/** PIN-07: reactions to each other's pins, one per user. */
export const makeReactions = (random: Random, pins: readonly Marked[], people: readonly string[]): DemoReaction[] =>
  pins
    .filter(() => random.chance(REACTED_TO))
    .flatMap(({ key, pinner, daysAgo }) =>
      random
        .shuffled(people.filter((person) => person !== pinner))
        .slice(0, random.int(1, MAX_REACTIONS))
        .map((person) => ({
          person,
          pin: key,
          type: random.pick(REACTIONS),
          daysAgo: rounded(daysAgo * random.between(0.05, 0.9)),
        })),
    )

/** What users write who have made it, or been there. */
const TRIED: Partial<Record<SceneName, readonly string[]>> = {
  bowl: [
    'Made it with what was there. Nobody left any.',
    'Twice the lemon, half the salt. Again on Thursday.',
    'Two bowls for me, none for the freezer.',
  ],
  cake: ['Leaned a little. Tasted straight.', 'For eleven people and a dog. The dog had none.'],
  donuts: ['The zigzag takes more confidence than I had.', 'Gone before they were cold.'],
  knit: ['Third swatch fits. Casting on tonight.', 'Mine came out a size too large, so it is a gift now.'],
  quilt: ['Two blocks done, thirty to go.', 'Used old shirts. It looks like all my Mondays.'],
  ceramics: ['Mine wobbles. I like it better for that.', 'The glaze ran, and ran well.'],
  coffee: ['The heart is a tulip today.', 'Needed nine cups of practice. Slept badly.'],
  marbling: ['First sheet, lifted too early. Framed it anyway.'],
  succulents: ['Three of nine took. Good odds for me.'],
  bouquet: ['Market flowers, a jug and five minutes.'],
  cookies: ['One tray for the office. It never got there.', 'Browned the butter. You were right about the butter.'],
  pizza: ['My oven is not hot enough, and nobody cared.', 'Square, because of the tray. Tasted round.'],
  bread: ['Flat, dense, delicious with soup.', 'The starter took a week and moved in for good.'],
  sushi: ['The ends were the best part.', 'Rolled with a tea towel. Works.'],
  harvest: ['Nine jars. I gave away eleven, somehow.'],
  hands: ['Counted the fingers. Six. Starting over.'],
  faces: ['Mine looks surprised. I like her.'],
  leafMacro: ['Phone and a magnifying glass, not bad at all.'],
}
const TRIED_AT_ALL = 0.3
const WITH_PHOTO = 0.5

/** PIN-08: tries, with a photo when there is something to show. */
export const makeTries = (random: Random, pins: readonly Marked[], people: readonly string[]): DemoTry[] => {
  const said = new Set<string>()
  return pins.flatMap(({ key, pinner, picture: { scene }, daysAgo }, place) => {
    const texts = TRIED[scene]?.filter((text) => !said.has(text)) ?? []
    if (texts.length === 0 || !random.chance(TRIED_AT_ALL)) return []
    const text = random.pick(texts)
    said.add(text)
    return [
      {
        person: random.pick(people.filter((person) => person !== pinner)),
        pin: key,
        text,
        ...(random.chance(WITH_PHOTO) && { picture: { scene, seed: 8_000 + place } }),
        daysAgo: rounded(daysAgo * random.between(0.1, 0.8)),
      },
    ]
  })
}
