import { describe, expect, it } from 'vitest'
import { refusedWords, textsIn } from './refused-words.ts'

describe('the words of a text', () => {
  it.each([
    ['Send somebody a pin', '“somebody”'],
    ['Whoever may mention you', '“Whoever”'],
    ['Everybody sees it beside your name.', '“Everybody”', '“beside”'],
    ['Choose your favourite colours', '“colours”', '“favourite”'],
    ['You cannot save here any more.', '“any more”', '“cannot”'],
    ["You can't save here", "“n't”"],
    ['We write a mail with your picture', '“mail”', '“picture”'],
  ])('are refused: %s', (text, ...words) => {
    expect(
      refusedWords(text)
        .map((problem) => problem.slice(0, problem.indexOf(':')))
        .toSorted(),
    ).toEqual(words)
  })

  it.each([
    'Someone saves one of your pins.',
    'We couldn’t find any more pins.',
    'They can’t save to this board anymore.',
    'You’ll always get emails about your account itself.',
    'Organize your favorites',
    'You’ll find all emails in data/mail.',
  ])('are accepted: %s', (text) => {
    expect(refusedWords(text)).toEqual([])
  })

  it('are those of the string literals: keys and comments are no texts', () => {
    const source = `
/** What somebody reads. */
export const texts = {
  // Whoever sees it
  'organize.beside': 'No section',
  long:
    \`\${name} shared “Soup”\`,
  'line.offline': "You're offline!",
}`
    expect(textsIn(source)).toEqual(['No section', '${name} shared “Soup”', "You're offline!"])
  })
})
