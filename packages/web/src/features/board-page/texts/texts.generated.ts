// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "board.edit": null
  "board.delete": null
  "board.report": null
  "board.options": null
  "board.organize": null
  "board.archive": null
  "board.unarchive": null
  "board.archived": null
  "board.merge": null
  "board.rearranged": null
  "section.add": null
  "section.rename": null
  "section.delete": null
  "section.options": null
  "section.empty.own": null
  "section.empty.own.text": null
  "board.empty.invited": null
  "board.empty.invited.text": null
  "collaborating.invited": { readonly name: string | number }
  "collaborating.invited.organize": { readonly name: string | number }
  "collaborating.ask": null
  "collaborating.asked": null
  "collaborating.offered": null
  "collaborating.offering": { readonly name: string | number }
  "collaborating.takeOver": null
  "collaborating.review": null
  "collaborating.waiting": { readonly count: number }
  "board.empty.own": null
  "board.empty.own.text": null
  "board.empty.own.upload": null
  "board.empty.own.browse": null
  "board.followers": { readonly count: number }
  "board.collaborators": null
  "board.andOthers": { readonly count: number }
  "board.sections": null
  "board.tabs": { readonly name: string | number }
  "board.tab.pins": null
  "board.add": null
  "board.tab.ideas": null
  "board.tab.fresh": null
  "board.story.ideas": null
  "board.ideas": { readonly name: string | number }
  "board.ideas.interests": null
  "board.ideas.none": null
  "board.ideas.none.text": null
  "board.empty.beside": null
  "section.back": { readonly board: string | number }
  "section.empty.others": null
  "board.empty.others": null
  "board.empty.others.text": { readonly name: string | number }
  "board.by": { readonly name: string | number }
}

const messages = {
  "board.edit": "Edit board",
  "board.delete": "Delete board",
  "board.report": "Report board",
  "board.options": "Board options",
  "board.organize": "Organize",
  "board.archive": "Archive",
  "board.unarchive": "Unarchive",
  "board.archived": "This board is archived. It won’t show up in lists.",
  "board.merge": "Merge into another board",
  "board.rearranged": "Updating this board…",
  "section.add": "Add section",
  "section.rename": "Rename section",
  "section.delete": "Delete section",
  "section.options": "Section options",
  "section.empty.own": "This section is waiting for its first pin",
  "section.empty.own.text": "Save a pin here, or move some over from the board.",
  "board.empty.invited": "Accept to see what’s on this board",
  "board.empty.invited.text": "Until then, you can see its name and who’s on it.",
  "collaborating.invited": [["name"]," invited you to save pins to this board."],
  "collaborating.invited.organize": [["name"]," invited you to save and organize pins on this board."],
  "collaborating.ask": "Ask to join",
  "collaborating.asked": "Asked to join",
  "collaborating.offered": "You’ve been asked to take over this board. If you accept, it’s yours with everything on it.",
  "collaborating.offering": [["name"]," has been asked to take over this board."],
  "collaborating.takeOver": "Take over",
  "collaborating.review": "Review",
  "collaborating.waiting": [["count","plural",{"one":["#"," person is waiting to join this board."],"other":["#"," people are waiting to join this board."]}]],
  "board.empty.own": "This board is waiting for its first pin",
  "board.empty.own.text": "Upload a photo, or save something you like from your home feed.",
  "board.empty.own.upload": "Upload a photo",
  "board.empty.own.browse": "Find ideas",
  "board.followers": [["count","plural",{"one":["#"," follower"],"other":["#"," followers"]}]],
  "board.collaborators": "Collaborators",
  "board.andOthers": [["count","plural",{"one":["and ","#"," other"],"other":["and ","#"," others"]}]],
  "board.sections": "Sections",
  "board.tabs": ["Views of ",["name"]],
  "board.tab.pins": "Pins",
  "board.add": "Add pins",
  "board.tab.ideas": "More ideas",
  "board.tab.fresh": "New",
  "board.story.ideas": "New ideas for this board",
  "board.ideas": ["Ideas for ",["name"]],
  "board.ideas.interests": "Interests",
  "board.ideas.none": "No ideas yet",
  "board.ideas.none.text": "Save a few pins first. Ideas come from other people’s boards that have something in common with this one.",
  "board.empty.beside": "All pins are in sections.",
  "section.back": ["Back to ",["board"]],
  "section.empty.others": "Nothing in this section yet",
  "board.empty.others": "Nothing here yet",
  "board.empty.others.text": [["name"]," hasn’t saved anything to this board yet."],
  "board.by": ["Board by ",["name"]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
