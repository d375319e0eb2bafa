// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "organize.title": { readonly name: string | number }
  "organize.help": null
  "organize.help.finger": null
  "organize.pins": null
  "organize.empty": null
  "organize.selected": { readonly count: number }
  "organize.all": null
  "organize.none": null
  "organize.move": null
  "organize.copy": null
  "organize.delete": null
  "organize.cover": null
  "organize.earlier": null
  "organize.later": null
  "organize.done": null
  "organize.order": null
  "organize.order.newest": null
  "organize.order.oldest": null
  "organize.order.custom": null
  "organize.pin.unnamed": null
  "organize.sections": null
  "organize.beside": null
  "organize.section.earlier": { readonly title: string | number }
  "organize.section.later": { readonly title: string | number }
  "organize.section.put": { readonly title: string | number; readonly place: string | number }
  "organize.moved": { readonly count: number; readonly place: string | number }
  "organize.copied": { readonly count: number; readonly place: string | number }
  "organize.deleted": { readonly count: number }
  "organize.restored": { readonly count: number }
  "organize.movedBack": { readonly count: number }
  "organize.covered": null
  "organize.put": { readonly count: number; readonly place: string | number }
  "organize.undo": null
  "organize.delete.title": { readonly count: number }
  "organize.delete.text": { readonly count: number; readonly board: string | number }
  "organize.delete.keep": { readonly count: number }
}

const messages = {
  "organize.title": ["Organize ",["name"]],
  "organize.help": "Click to select; hold Shift to select a range. Drag to reorder or move to a section. With the keyboard: Space selects, Alt with an arrow key moves, Delete deletes, Escape exits.",
  "organize.help.finger": "Tap to select. Hold, then drag to reorder or move to a section. Sections can be reordered the same way.",
  "organize.pins": "Pins to select",
  "organize.empty": "Nothing to organize yet",
  "organize.selected": [["count","plural",{"0":["Nothing selected"],"one":["#"," pin selected"],"other":["#"," pins selected"]}]],
  "organize.all": "Select all",
  "organize.none": "Deselect all",
  "organize.move": "Move",
  "organize.copy": "Copy",
  "organize.delete": "Delete",
  "organize.cover": "Use as cover",
  "organize.earlier": "Move earlier",
  "organize.later": "Move later",
  "organize.done": "Done",
  "organize.order": "Sort by",
  "organize.order.newest": "Newest first",
  "organize.order.oldest": "Oldest first",
  "organize.order.custom": "Custom order",
  "organize.pin.unnamed": "Untitled pin",
  "organize.sections": "Drop pins onto a section",
  "organize.beside": "No section",
  "organize.section.earlier": ["Move section ",["title"]," earlier"],
  "organize.section.later": ["Move section ",["title"]," later"],
  "organize.section.put": [["title"]," moved to position ",["place"]],
  "organize.moved": [["count","plural",{"0":["No pins could be moved to ",["place"]],"one":["#"," pin moved to ",["place"]],"other":["#"," pins moved to ",["place"]]}]],
  "organize.copied": [["count","plural",{"0":["No pins could be copied to ",["place"]],"one":["#"," pin copied to ",["place"]],"other":["#"," pins copied to ",["place"]]}]],
  "organize.deleted": [["count","plural",{"0":["No pins could be deleted"],"one":["#"," pin deleted"],"other":["#"," pins deleted"]}]],
  "organize.restored": [["count","plural",{"0":["No pins could be restored"],"one":["#"," pin restored"],"other":["#"," pins restored"]}]],
  "organize.movedBack": [["count","plural",{"0":["No pins could be moved back"],"one":["#"," pin moved back"],"other":["#"," pins moved back"]}]],
  "organize.covered": "Cover updated",
  "organize.put": [["count","plural",{"one":["Pin moved to position ",["place"]],"other":["#"," pins moved, starting at position ",["place"]]}]],
  "organize.undo": "Undo",
  "organize.delete.title": [["count","plural",{"one":["Delete ","#"," pin?"],"other":["Delete ","#"," pins?"]}]],
  "organize.delete.text": [["count","plural",{"one":["It’ll be removed"],"other":["They’ll be removed"]}]," from ",["board"],". Copies other people saved will stay."],
  "organize.delete.keep": [["count","plural",{"one":["Keep it"],"other":["Keep them"]}]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
