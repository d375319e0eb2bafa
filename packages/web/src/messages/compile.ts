import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readFile, writeFile } from 'node:fs/promises'
import { adminTexts } from './en-US.admin.ts'
import { ageTexts } from './en-US.ages.ts'
import { commentTexts } from './en-US.comments.ts'
import { contentTexts } from './en-US.content.ts'
import { editorialTexts } from './en-US.editorial.ts'
import { inviteTexts } from './en-US.invites.ts'
import { linkTexts } from './en-US.links.ts'
import { makingTexts } from './en-US.making.ts'
import { markTexts } from './en-US.marks.ts'
import { memberTexts } from './en-US.member.ts'
import { organizingTexts } from './en-US.organizing.ts'
import { peopleTexts } from './en-US.people.ts'
import { placeTexts } from './en-US.places.ts'
import { preferenceTexts } from './en-US.preferences.ts'
import { searchTexts } from './en-US.search.ts'
import { settingsTexts } from './en-US.settings.ts'
import { standingByTexts } from './en-US.standing-by.ts'
import { todayTexts } from './en-US.today.ts'
import { topicTexts } from './en-US.topics.ts'
import { visualTexts } from './en-US.visual.ts'
import { enUS } from './en-US.ts'

/** The committed catalogs: ICU texts compiled ahead, so that no parser travels to the browser. */
const COMPILED = [
  [new URL('./compiled/en-US.generated.ts', import.meta.url), enUS],
  [new URL('./compiled/en-US.admin.generated.ts', import.meta.url), adminTexts],
  [new URL('./compiled/en-US.ages.generated.ts', import.meta.url), ageTexts],
  [new URL('./compiled/en-US.comments.generated.ts', import.meta.url), commentTexts],
  [new URL('./compiled/en-US.content.generated.ts', import.meta.url), contentTexts],
  [new URL('./compiled/en-US.editorial.generated.ts', import.meta.url), editorialTexts],
  [new URL('./compiled/en-US.invites.generated.ts', import.meta.url), inviteTexts],
  [new URL('./compiled/en-US.links.generated.ts', import.meta.url), linkTexts],
  [new URL('./compiled/en-US.making.generated.ts', import.meta.url), makingTexts],
  [new URL('./compiled/en-US.marks.generated.ts', import.meta.url), markTexts],
  [new URL('./compiled/en-US.member.generated.ts', import.meta.url), memberTexts],
  [new URL('./compiled/en-US.organizing.generated.ts', import.meta.url), organizingTexts],
  [new URL('./compiled/en-US.people.generated.ts', import.meta.url), peopleTexts],
  [new URL('./compiled/en-US.places.generated.ts', import.meta.url), placeTexts],
  [new URL('./compiled/en-US.preferences.generated.ts', import.meta.url), preferenceTexts],
  [new URL('./compiled/en-US.search.generated.ts', import.meta.url), searchTexts],
  [new URL('./compiled/en-US.settings.generated.ts', import.meta.url), settingsTexts],
  [new URL('./compiled/en-US.standing-by.generated.ts', import.meta.url), standingByTexts],
  [new URL('./compiled/en-US.today.generated.ts', import.meta.url), todayTexts],
  [new URL('./compiled/en-US.topics.generated.ts', import.meta.url), topicTexts],
  [new URL('./compiled/en-US.visual.generated.ts', import.meta.url), visualTexts],
] as const

/** The text of the compiled catalog. */
const compileCatalog = (messages: Readonly<Record<string, string>>): string => {
  const compiled = Object.entries(messages).map(([id, text]) => {
    const message = compileMessage(text)
    const [only, ...others] = message
    return [id, others.length === 0 && typeof only === 'string' ? only : message] as const
  })
  return `// Made by \`npm run gen\` from the texts of this folder.\nimport type { Messages } from '@lingui/core'\n\nexport const messages = ${JSON.stringify(
    Object.fromEntries(compiled),
    null,
    2,
  )} as Messages\n`
}

/** Ids that stand in more than one catalog: a window loads several, and the last one would win. */
export const idsInSeveral = (): string[] => {
  const ids = COMPILED.flatMap(([, messages]) => Object.keys(messages))
  return [...new Set(ids.filter((id, n) => ids.indexOf(id) !== n))]
}

/** Writes the compiled catalogs, or with `check` only tells whether the committed ones are up to date. */
export const generateMessages = async ({ check = false } = {}): Promise<boolean> => {
  const same = await Promise.all(
    COMPILED.map(async ([file, messages]) => {
      const source = compileCatalog(messages)
      if (!check) await writeFile(file, source)
      return check ? (await readFile(file, 'utf8')) === source : true
    }),
  )
  return same.every(Boolean)
}
