import { wordsOf } from '../../content/topics/index.ts'
import type { SeenPin } from '../../content/pins/index.ts'

type PinText = Pick<SeenPin, 'title' | 'description' | 'altText'>

/** How slowly a rank loses weight: the usual value of reciprocal rank fusion (Cormack et al., 2009). */
const FADING = 60

const distinctWords = ({ title, description, altText }: PinText): ReadonlySet<string> =>
  new Set(wordsOf(`${title} ${description} ${altText}`, ''))

/** How near texts are to one text: the cosine of their words, of which those that few of the texts have say most. */
const nearnessTo = (start: ReadonlySet<string>, texts: readonly ReadonlySet<string>[]): number[] => {
  const textsWith = new Map<string, number>()
  for (const words of [start, ...texts]) for (const word of words) textsWith.set(word, (textsWith.get(word) ?? 0) + 1)
  const weights = Array.from({ length: texts.length + 2 }, (_, count) => Math.log((texts.length + 2) / count) ** 2)
  const weightOf = (word: string): number => weights[textsWith.get(word)!]!
  const sumOf = (words: ReadonlySet<string>, among: ReadonlySet<string> = words): number => {
    let sum = 0
    for (const word of words) if (among.has(word)) sum += weightOf(word)
    return sum
  }
  const ofStart = sumOf(start)
  return texts.map((words) => {
    const lengths = Math.sqrt(ofStart * sumOf(words))
    return lengths === 0 ? 0 : sumOf(words, start) / lengths
  })
}

/**
 * A ranked list of pins in an order that says as much about the words they share with a pin as about their rank. Without
 * any words, they keep their order.
 */
export const nearByWordsFirst = <Pin extends PinText>(pin: PinText, ranked: readonly Pin[]): Pin[] => {
  const nearness = nearnessTo(distinctWords(pin), ranked.map(distinctWords))
  const byWords = [...ranked.keys()].sort((a, b) => nearness[b]! - nearness[a]! || a - b)
  const scores = ranked.map((_, place) => 1 / (FADING + place))
  for (const [place, index] of byWords.entries()) scores[index]! += 1 / (FADING + place)
  return [...ranked.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b).map((index) => ranked[index]!)
}
