// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "content.carousel": null
  "content.pictures": null
  "content.place": { readonly place: string | number; readonly count: string | number }
  "content.previous": null
  "content.next": null
  "content.story": null
  "content.story.page": { readonly place: string | number; readonly count: string | number }
  "content.story.previous": null
  "content.story.next": null
  "content.story.play": null
  "content.story.pause": null
  "content.story.again": null
  "content.captions": null
  "content.transcript": null
  "content.search": null
}

const messages = {
  "content.carousel": "Carousel",
  "content.pictures": "Images",
  "content.place": [["place"]," of ",["count"]],
  "content.previous": "Previous image",
  "content.next": "Next image",
  "content.story": "Story",
  "content.story.page": ["Page ",["place"]," of ",["count"]],
  "content.story.previous": "Previous page",
  "content.story.next": "Next page",
  "content.story.play": "Play",
  "content.story.pause": "Pause",
  "content.story.again": "Play again",
  "content.captions": "Captions",
  "content.transcript": "Transcript",
  "content.search": "Search with this image",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
