// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "scheduled.create": null
  "scheduled.failed": null
  "scheduled.loading": null
  "scheduled.none": null
  "scheduled.none.text": null
  "scheduled.facts": { readonly count: number }
  "scheduled.kind.video": null
  "scheduled.kind.carousel": null
  "scheduled.kind.story": null
  "scheduled.noBoard": null
  "scheduled.refused": { readonly reason: string | number }
  "scheduled.edit": null
  "scheduled.edit.named": { readonly title: string | number }
  "scheduled.delete": null
  "scheduled.delete.named": { readonly title: string | number }
  "scheduled.publish": null
  "scheduled.publish.named": { readonly title: string | number }
  "scheduled.deleted": { readonly title: string | number }
  "scheduled.restored": { readonly title: string | number }
  "scheduled.published": { readonly title: string | number }
  "scheduled.view": null
  "scheduled.edit.title": null
  "scheduled.edit.save": null
  "scheduled.edited": { readonly title: string | number }
}

const messages = {
  "scheduled.create": "Create pin",
  "scheduled.failed": "We couldn’t load your scheduled pins",
  "scheduled.loading": "Loading your scheduled pins…",
  "scheduled.none": "Nothing scheduled",
  "scheduled.none.text": "Choose “Publish later” when you create a pin. It waits here, and only you can see it.",
  "scheduled.facts": [["count","plural",{"one":["#"," pin"],"other":["#"," pins"]}],". Only you can see them until they’re published."],
  "scheduled.kind.video": "Video",
  "scheduled.kind.carousel": "Carousel",
  "scheduled.kind.story": "Story",
  "scheduled.noBoard": "This board is gone",
  "scheduled.refused": ["Not published: ",["reason"]],
  "scheduled.edit": "Edit",
  "scheduled.edit.named": ["Edit ",["title"]],
  "scheduled.delete": "Delete",
  "scheduled.delete.named": ["Delete ",["title"]],
  "scheduled.publish": "Publish now",
  "scheduled.publish.named": ["Publish now: ",["title"]],
  "scheduled.deleted": ["“",["title"],"” deleted"],
  "scheduled.restored": ["“",["title"],"” restored"],
  "scheduled.published": ["“",["title"],"” published"],
  "scheduled.view": "View pin",
  "scheduled.edit.title": "Edit scheduled pin",
  "scheduled.edit.save": "Save changes",
  "scheduled.edited": ["“",["title"],"” updated"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
