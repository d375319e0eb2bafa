// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "editorial.title": null
  "editorial.text": null
  "editorial.new": null
  "editorial.new.title": null
  "editorial.new.locale": null
  "editorial.new.make": null
  "editorial.articles": null
  "editorial.filter": null
  "editorial.filter.all": null
  "editorial.none": null
  "editorial.status.draft": null
  "editorial.status.scheduled": null
  "editorial.status.published": null
  "editorial.status.ended": null
  "editorial.status.unpublished": null
  "editorial.line.from": { readonly from: string | number }
  "editorial.line.until": { readonly until: string | number }
  "editorial.line.by": { readonly name: string | number }
  "editorial.automatic": null
  "editorial.day": null
  "editorial.day.text": null
  "editorial.day.day": null
  "editorial.day.none": null
  "editorial.day.up": { readonly title: string | number }
  "editorial.day.down": { readonly title: string | number }
  "editorial.day.unpublish": null
  "editorial.day.save": null
  "editorial.day.done": null
  "editorial.day.moved": { readonly title: string | number; readonly place: string | number }
  "editorial.log": null
  "editorial.log.line.create": { readonly actor: string | number; readonly detail: string | number }
  "editorial.log.line.edit": { readonly actor: string | number; readonly detail: string | number }
  "editorial.log.line.publish": { readonly actor: string | number; readonly detail: string | number }
  "editorial.log.line.unpublish": { readonly actor: string | number; readonly detail: string | number }
  "editorial.log.line.reorder": { readonly actor: string | number; readonly detail: string | number }
  "editorial.log.line.delete": { readonly actor: string | number; readonly detail: string | number }
  "editorial.somebody": null
  "editor.back": null
  "editor.label": null
  "editor.field.title": null
  "editor.field.description": null
  "editor.field.locale": null
  "editor.field.type": null
  "editor.type.0": null
  "editor.type.1": null
  "editor.type.2": null
  "editor.type.3": null
  "editor.field.shopping": null
  "editor.field.shopping.hint": null
  "editor.address": null
  "editor.body": null
  "editor.body.none": null
  "editor.part.heading": null
  "editor.part.paragraph": null
  "editor.part.pin": null
  "editor.part.board": null
  "editor.part.topic": null
  "editor.part.gone": null
  "editor.part.untitled": null
  "editor.part.up": { readonly place: string | number }
  "editor.part.down": { readonly place: string | number }
  "editor.part.remove": { readonly place: string | number }
  "editor.part.moved": { readonly from: string | number; readonly to: string | number }
  "editor.part.cover": null
  "editor.part.isCover": null
  "editor.add.heading": null
  "editor.add.paragraph": null
  "editor.add.link": null
  "editor.add.link.hint": null
  "editor.add.pin": null
  "editor.add.unknown": null
  "editor.add.already": null
  "editor.add.hidden": null
  "editor.added": null
  "editor.save": null
  "editor.saved": null
  "editor.unsaved": null
  "editor.preview": null
  "editor.preview.hint": null
  "editor.read": null
  "editor.publish": null
  "editor.publish.title": { readonly title: string | number }
  "editor.publish.text": null
  "editor.publish.from": null
  "editor.publish.from.hint": null
  "editor.publish.until": null
  "editor.publish.until.hint": null
  "editor.publish.confirm": null
  "editor.published": { readonly title: string | number }
  "editor.scheduled": { readonly title: string | number }
  "editor.reschedule": null
  "editor.unpublish": null
  "editor.unpublish.title": { readonly title: string | number }
  "editor.unpublish.text": null
  "editor.unpublished": { readonly title: string | number }
  "editor.delete": null
  "editor.delete.title": { readonly title: string | number }
  "editor.delete.text": null
  "editor.deleted": { readonly title: string | number }
}

const messages = {
  "editorial.title": "Edit Today",
  "editorial.text": "What you publish appears on Today for everyone. On days without articles, Today shows what people save most.",
  "editorial.new": "New article",
  "editorial.new.title": "Title",
  "editorial.new.locale": "Language and country",
  "editorial.new.make": "Create draft",
  "editorial.articles": "Articles",
  "editorial.filter": "Show",
  "editorial.filter.all": "All articles",
  "editorial.none": "No articles here",
  "editorial.status.draft": "Draft",
  "editorial.status.scheduled": "Scheduled",
  "editorial.status.published": "Published",
  "editorial.status.ended": "Ended",
  "editorial.status.unpublished": "Unpublished",
  "editorial.line.from": ["from ",["from"]],
  "editorial.line.until": ["until ",["until"]],
  "editorial.line.by": ["last changed by @",["name"]],
  "editorial.automatic": "Automatic",
  "editorial.day": "Order of a day",
  "editorial.day.text": "The order in which a day’s articles appear on Today.",
  "editorial.day.day": "Day",
  "editorial.day.none": "Nothing is published on this day",
  "editorial.day.up": ["Move “",["title"],"” up"],
  "editorial.day.down": ["Move “",["title"],"” down"],
  "editorial.day.unpublish": "No one will see this collection anymore, and it won’t be created again today.",
  "editorial.day.save": "Save order",
  "editorial.day.done": "Order saved",
  "editorial.day.moved": ["“",["title"],"” moved to position ",["place"]],
  "editorial.log": "Activity log",
  "editorial.log.line.create": [["actor"]," created “",["detail"],"”"],
  "editorial.log.line.edit": [["actor"]," edited “",["detail"],"”"],
  "editorial.log.line.publish": [["actor"]," published “",["detail"],"”"],
  "editorial.log.line.unpublish": [["actor"]," unpublished “",["detail"],"”"],
  "editorial.log.line.reorder": [["actor"]," reordered ",["detail"]],
  "editorial.log.line.delete": [["actor"]," deleted “",["detail"],"”"],
  "editorial.somebody": "Someone who left",
  "editor.back": "All articles",
  "editor.label": "Article",
  "editor.field.title": "Title",
  "editor.field.description": "Short description",
  "editor.field.locale": "Language and country",
  "editor.field.type": "Kind",
  "editor.type.0": "Trending",
  "editor.type.1": "Best of",
  "editor.type.2": "Trending, automatic",
  "editor.type.3": "Article",
  "editor.field.shopping": "About shopping",
  "editor.field.shopping.hint": "Its address will say “shop”, whatever its kind.",
  "editor.address": "Address:",
  "editor.body": "Content",
  "editor.body.none": "Nothing yet. Add pins and text below.",
  "editor.part.heading": "Heading",
  "editor.part.paragraph": "Paragraph",
  "editor.part.pin": "Pin",
  "editor.part.board": "Board",
  "editor.part.topic": "Topic",
  "editor.part.gone": "Readers can’t see this anymore",
  "editor.part.untitled": "Untitled pin",
  "editor.part.up": ["Move part ",["place"]," up"],
  "editor.part.down": ["Move part ",["place"]," down"],
  "editor.part.remove": ["Remove part ",["place"]],
  "editor.part.moved": ["Part ",["from"]," moved to position ",["to"]],
  "editor.part.cover": "Use as cover",
  "editor.part.isCover": "Cover",
  "editor.add.heading": "Add a heading",
  "editor.add.paragraph": "Add a paragraph",
  "editor.add.link": "Address of a pin, board or topic",
  "editor.add.link.hint": "Paste the address of a pin, board or topic: /pin/…, /name/board/ or /topics/….",
  "editor.add.pin": "Add",
  "editor.add.unknown": "That’s not the address of a pin, board or topic here.",
  "editor.add.already": "This is already in the article.",
  "editor.add.hidden": "Only things that everyone can see can go into an article.",
  "editor.added": "Added to the end",
  "editor.save": "Save",
  "editor.saved": "Saved",
  "editor.unsaved": "Unsaved changes",
  "editor.preview": "Preview",
  "editor.preview.hint": "Shows what you saved last.",
  "editor.read": "View on Today",
  "editor.publish": "Publish",
  "editor.publish.title": ["Publish “",["title"],"”"],
  "editor.publish.text": "Everyone sees it on Today from its first day. Times are in UTC.",
  "editor.publish.from": "From",
  "editor.publish.from.hint": "Leave it empty to publish now.",
  "editor.publish.until": "Until",
  "editor.publish.until.hint": "Leave it empty for no end.",
  "editor.publish.confirm": "Publish",
  "editor.published": ["“",["title"],"” published"],
  "editor.scheduled": ["“",["title"],"” scheduled"],
  "editor.reschedule": "Change schedule",
  "editor.unpublish": "Unpublish",
  "editor.unpublish.title": ["Unpublish “",["title"],"”?"],
  "editor.unpublish.text": "No one will see it until you publish it again. What you wrote will stay.",
  "editor.unpublished": ["“",["title"],"” unpublished"],
  "editor.delete": "Delete",
  "editor.delete.title": ["Delete “",["title"],"”?"],
  "editor.delete.text": "It’ll be deleted for good, with everything written in it.",
  "editor.deleted": ["“",["title"],"” deleted"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
