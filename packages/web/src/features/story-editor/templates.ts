import type { StoryBlockType, StoryPageLayout, StoryTextStyle } from '@corkboard/contract/content/wire/pin-content'
import { STORY_BACKDROP_EDITS, STORY_BLOCK_EDITS, STORY_TEXT_STYLE } from '@corkboard/contract/content/story-defaults'
import type { Translate } from '../../i18n/texts.ts'
import { type EditorBlock, type EditorPage, newBlock, newPage } from './story-document.ts'
import type { texts } from './texts/texts.generated.ts'

// (ours) Pages with empty slots to start from. Each slot says what goes there.

type Say = Translate<typeof texts>

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const photo = (slot: string, box?: Box): EditorBlock =>
  newBlock('story_pin_image_block', {
    slot,
    edits: box ? { ...STORY_BLOCK_EDITS, ...box } : STORY_BACKDROP_EDITS,
  })

const writing = (
  type: 'story_pin_heading_block' | 'story_pin_paragraph_block',
  top: number,
  more: { readonly slot?: string; readonly text?: string },
  style: Partial<StoryTextStyle> = {},
): EditorBlock =>
  newBlock(type, {
    ...more,
    style: { ...STORY_TEXT_STYLE, font_size: type === 'story_pin_heading_block' ? 36 : 20, ...style },
    edits: { ...STORY_BLOCK_EDITS, left: 7, width: 86, top },
  })

const heading = (slot: string, top: number, style?: Partial<StoryTextStyle>) =>
  writing('story_pin_heading_block', top, { slot }, style)
const paragraph = (slot: string, top: number, style?: Partial<StoryTextStyle>) =>
  writing('story_pin_paragraph_block', top, { slot }, style)
const needed = (type: StoryBlockType, slot: string) => newBlock(type, { slot })

const page = (blocks: readonly EditorBlock[], more: Partial<EditorPage> & { layout?: StoryPageLayout } = {}) => ({
  ...newPage(more.layout),
  ...more,
  blocks,
})

const START: Partial<StoryTextStyle> = { alignment: 0, highlight_color: null }
const PLAIN: Partial<StoryTextStyle> = { highlight_color: null }

const stepPage = (t: Say): EditorPage =>
  page([
    photo(t('story.slot.step.photo'), { left: 7, top: 7, width: 86, height: 48 }),
    heading(t('story.slot.step'), 60, START),
    paragraph(t('story.slot.step.text'), 72, START),
  ])

const recipe = (t: Say): EditorPage[] => [
  page([photo(t('story.slot.dish.photo')), heading(t('story.slot.dish'), 66), paragraph(t('story.slot.servings'), 82)]),
  page(
    [
      ...[1, 2, 3].map(() => needed('story_pin_ingredient_block', t('story.slot.ingredient'))),
      needed('story_pin_supply_block', t('story.slot.pan')),
    ],
    { layout: 'list', title: t('story.template.ingredients') },
  ),
  stepPage(t),
]

const howTo = (t: Say): EditorPage[] => [
  page([photo(t('story.slot.result.photo')), heading(t('story.slot.result'), 12)]),
  page(
    [1, 2, 3].map(() => needed('story_pin_supply_block', t('story.slot.supply'))),
    { layout: 'list', title: t('story.template.supplies') },
  ),
  stepPage(t),
]

const beforeAndAfter = (t: Say): EditorPage[] => [
  page([
    photo(t('story.slot.before'), { left: 0, top: 0, width: 100, height: 50 }),
    photo(t('story.slot.after'), { left: 0, top: 50, width: 100, height: 50 }),
    writing('story_pin_paragraph_block', 42, { text: t('story.template.before') }),
    writing('story_pin_paragraph_block', 92, { text: t('story.template.after') }),
  ]),
]

const listOfThings = (t: Say): EditorPage[] => [
  page(
    [
      heading(t('story.slot.list.title'), 8, START),
      ...[1, 2, 3, 4, 5].map((place) => paragraph(t('story.slot.list.item', { place }), 12 + 14 * place, START)),
    ],
    { backgroundColor: '#F6E7CF' },
  ),
]

const quote = (t: Say): EditorPage[] => [
  page(
    [
      heading(t('story.slot.quote'), 30, {
        ...PLAIN,
        font_id: 'playfair-display',
        line_height: 1.2,
        letter_spacing: 0,
      }),
      paragraph(t('story.slot.quote.by'), 72, PLAIN),
    ],
    { backgroundColor: '#F6E7CF' },
  ),
]

const gallery = (t: Say): EditorPage[] => [
  page([
    ...[
      { left: 4, top: 4 },
      { left: 51, top: 4 },
      { left: 4, top: 43 },
      { left: 51, top: 43 },
    ].map((corner) => photo(t('story.slot.photo'), { ...corner, width: 45, height: 37 })),
    paragraph(t('story.slot.caption'), 86, PLAIN),
  ]),
]

/** CREATE-04 (ours): the templates, and what makes their pages. */
export const TEMPLATES = [
  ['story.template.recipe', recipe],
  ['story.template.howTo', howTo],
  ['story.template.beforeAfter', beforeAndAfter],
  ['story.template.list', listOfThings],
  ['story.template.quote', quote],
  ['story.template.gallery', gallery],
] as const
