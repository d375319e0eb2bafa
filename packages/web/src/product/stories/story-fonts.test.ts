import { STORY_FONTS, storyFontUrl } from '@corkboard/contract/content/story-fonts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const PUBLIC = path.resolve(import.meta.dirname, '../../../public')

describe.each(STORY_FONTS.map(({ id }) => id))('[CREATE-04 c] the font %s', (id) => {
  it('has its files and its license with it', async () => {
    const sheet = path.join(PUBLIC, storyFontUrl(id))
    const css = await readFile(sheet, 'utf8')
    expect(css).toContain(`font-family: 'story-${id}'`)
    for (const [, file] of css.matchAll(/url\('([^']+)'\)/g)) {
      const font = await readFile(path.join(path.dirname(sheet), file!))
      expect(font.subarray(0, 4).toString()).toBe('wOF2')
    }
    expect(await readFile(path.join(path.dirname(sheet), 'OFL.txt'), 'utf8')).toMatch(/SIL Open Font License/i)
  })
})
