import { expect, it } from 'vitest'
import { getTopic } from '../../../content/topics/index.ts'
import { howMuchAbout } from './how-much-about.ts'

const idOf = (slug: string) => getTopic(slug).id

it.each([
  ['animals', ['cats', 'animals', 'home'], 1],
  ['cats', ['animals', 'cats'], 1],
  ['home', ['cats', 'animals', 'home'], 0.6],
  ['art', ['gardening', 'illustration', 'art'], 0.6],
  ['cats', ['animals', 'dogs'], 0.3],
  ['travel', [], 0.3],
])('[FIND-01 a] topic %s scores for a pin about %j: %d', (topic, topics, expected) => {
  expect(howMuchAbout(idOf(topic), topics.map(idOf))).toBe(expected)
})
