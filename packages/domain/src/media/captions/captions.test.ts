import { LIMITS } from '@corkboard/contract'
import { CorkboardError } from '@corkboard/contract/errors'
import { describe, expect, it } from 'vitest'
import { parseCaptions, partOfCues, textOfCues, webVtt, withPartOfCues } from './captions.ts'

const refusalOf = (file: string): string => {
  try {
    parseCaptions(file)
    return 'taken'
  } catch (error) {
    return error instanceof CorkboardError ? error.code : String(error)
  }
}

const VTT = `WEBVTT - made by hand
Kind: captions

STYLE
::cue { color: red }

NOTE
Not shown.

intro
00:01.000 --> 00:02.500 align:start
<v Alice>Clay &amp; <i>glaze</i></v>

01:00:00.000 --> 01:00:01.000
Two
lines
`

describe('[PIN-04 b] captions', () => {
  it('of WebVTT are times and plain texts, without styles, notes and marks', () => {
    expect(parseCaptions(VTT)).toEqual([
      { startMs: 1_000, endMs: 2_500, text: 'Clay & glaze' },
      { startMs: 3_600_000, endMs: 3_601_000, text: 'Two\nlines' },
    ])
  })

  it('of SRT are read too, with the line ends of any system and in the order of their times', () => {
    const srt =
      '\uFEFF2\r\n00:00:04,000 --> 00:00:05,000\r\nThen glaze\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nPull\r\n'
    expect(parseCaptions(srt).map(({ text }) => text)).toEqual(['Pull', 'Then glaze'])
  })

  it('are written so that no text can be taken for a mark or another caption', () => {
    const cues = [{ startMs: 61_005, endMs: 3_600_000, text: 'a < b\n\n\n00:00.000 --> 00:01.000' }]
    const written = webVtt(cues)
    expect(written).toBe('WEBVTT\n\n00:01:01.005 --> 01:00:00.000\na &lt; b\n00:00.000 --&gt; 00:01.000\n')
    expect(parseCaptions(written)).toHaveLength(1)
  })

  it('that are a line of opening marks are read once, not once for each', () => {
    const [cue] = parseCaptions(`WEBVTT\n\n00:00.000 --> 00:01.000\n${'<'.repeat(LIMITS.captionsMaxLength - 100)}`)
    expect(cue!.text).toBe('<'.repeat(LIMITS.captionText))
  })

  it('[CREATE-08 a] of a part are those within it, and changed ones take their place among those of the whole', () => {
    const cue = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text })
    const whole = [cue(0, 1_000, 'One'), cue(1_500, 2_500, 'Two'), cue(3_000, 4_000, 'Three')]
    const part = { startMs: 2_000, endMs: 3_500 }
    expect(partOfCues(whole, part)).toEqual([cue(0, 500, 'Two'), cue(1_000, 1_500, 'Three')])
    expect(partOfCues(whole, { startMs: 1_000, endMs: 1_500 })).toBeNull()
    expect(withPartOfCues(whole, [cue(100, 400, 'Deux')], part)).toEqual([
      cue(0, 1_000, 'One'),
      cue(2_100, 2_400, 'Deux'),
    ])
    expect(withPartOfCues(null, null, part)).toBeNull()
  })

  it('give a transcript, one line each', () => {
    expect(textOfCues(parseCaptions(VTT))).toBe('Clay & glaze\nTwo lines')
  })

  it('are refused when the file is something else, damaged, empty or too long', () => {
    for (const file of [
      '',
      'WEBVTT',
      '<script>alert(1)</script>',
      'WEBVTT\n\n00:02.000 --> 00:01.000\nbackwards',
      'WEBVTT\n\n00:61.000 --> 00:62.000\nno such second',
      '\0\u0001\u0002',
    ])
      expect({ file, refusal: refusalOf(file) }).toEqual({ file, refusal: 'media.captions_broken' })
    expect(refusalOf('x'.repeat(LIMITS.captionsMaxLength + 1))).toBe('media.captions_too_large')
  })
})
