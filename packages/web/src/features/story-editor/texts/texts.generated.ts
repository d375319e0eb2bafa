// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "story.title": null
  "story.back": null
  "story.status.new": null
  "story.status.edited": null
  "story.status.saving": null
  "story.status.saved": null
  "story.status.unreachable": null
  "story.conflict": null
  "story.conflict.theirs": null
  "story.conflict.mine": null
  "story.gone": null
  "story.gone.keep": null
  "story.missing": null
  "story.missing.text": null
  "story.missing.new": null
  "story.undo": null
  "story.redo": null
  "story.preview": null
  "story.close": null
  "story.next": null
  "story.pages": null
  "story.page": { readonly place: string | number; readonly count: string | number }
  "story.page.add": null
  "story.page.addList": null
  "story.page.duplicate": null
  "story.page.delete": null
  "story.page.earlier": null
  "story.page.later": null
  "story.page.full": { readonly most: number }
  "story.canvas": { readonly place: string | number }
  "story.canvas.empty": null
  "story.list.empty": null
  "story.hint": null
  "story.tools": null
  "story.smaller": null
  "story.larger": null
  "story.turnLeft": null
  "story.turnRight": null
  "story.forward": null
  "story.backward": null
  "story.up": null
  "story.down": null
  "story.duplicate": null
  "story.remove": null
  "story.handle": null
  "story.placed": { readonly left: number; readonly top: number }
  "story.scaled": { readonly scale: number }
  "story.turned": { readonly degrees: number }
  "story.tool": null
  "story.tool.add": null
  "story.tool.edit": null
  "story.tool.look": null
  "story.tool.layers": null
  "story.add": null
  "story.add.media": null
  "story.add.full": { readonly most: number }
  "story.template": null
  "story.template.title": null
  "story.template.pages": { readonly count: number }
  "story.template.recipe": null
  "story.template.howTo": null
  "story.template.beforeAfter": null
  "story.template.list": null
  "story.template.quote": null
  "story.template.gallery": null
  "story.template.ingredients": null
  "story.template.supplies": null
  "story.template.before": null
  "story.template.after": null
  "story.slot.choose": null
  "story.slot.dish": null
  "story.slot.dish.photo": null
  "story.slot.servings": null
  "story.slot.ingredient": null
  "story.slot.pan": null
  "story.slot.step": null
  "story.slot.step.photo": null
  "story.slot.step.text": null
  "story.slot.result": null
  "story.slot.result.photo": null
  "story.slot.supply": null
  "story.slot.before": null
  "story.slot.after": null
  "story.slot.list.title": null
  "story.slot.list.item": { readonly place: number }
  "story.slot.quote": null
  "story.slot.quote.by": null
  "story.slot.photo": null
  "story.slot.caption": null
  "story.kind.text": null
  "story.kind.heading": null
  "story.kind.image": null
  "story.kind.video": null
  "story.kind.mention": null
  "story.kind.product": null
  "story.kind.reply": null
  "story.kind.sticker": null
  "story.kind.ingredient": null
  "story.kind.supply": null
  "story.kind.link": null
  "story.kind.music": null
  "story.kind.makeup": null
  "story.block.named": { readonly kind: string | number; readonly text: string | number }
  "story.layers": null
  "story.layers.empty": null
  "story.words": null
  "story.words.label": null
  "story.words.answer": null
  "story.words.name": null
  "story.words.amount": null
  "story.words.link": null
  "story.words.alt": null
  "story.words.alt.hint": null
  "story.music.title": null
  "story.music.list": null
  "story.music.play": { readonly title: string | number }
  "story.music.pause": { readonly title: string | number }
  "story.music.hint": null
  "story.font": null
  "story.font.system": null
  "story.font.full": { readonly most: number }
  "story.size": null
  "story.lineHeight": null
  "story.spacing": null
  "story.spacing.more": null
  "story.color": null
  "story.highlight": null
  "story.highlight.none": null
  "story.background": null
  "story.color.own": null
  "story.color.ink": null
  "story.color.white": null
  "story.color.coral": null
  "story.color.mustard": null
  "story.color.leaf": null
  "story.color.sea": null
  "story.color.plum": null
  "story.color.sand": null
  "story.align": null
  "story.align.start": null
  "story.align.center": null
  "story.align.end": null
  "story.pageLook": null
  "story.layout": null
  "story.layout.free": null
  "story.layout.list": null
  "story.pageTitle": null
  "story.pageDescription": null
  "story.media.uploading": { readonly name: string | number }
  "story.media.preparing": { readonly name: string | number }
  "story.media.share": { readonly share: number }
  "story.media.whole": null
  "story.media.retry": null
  "story.person.title": null
  "story.person.search": null
  "story.person.clear": null
  "story.person.list": null
  "story.person.failed": null
  "story.person.none": null
  "story.pin.title": null
  "story.pin.search": null
  "story.pin.clear": null
  "story.pin.own": null
  "story.pin.found": null
  "story.pin.failed": null
  "story.pin.none": null
  "story.pin.untitled": null
  "story.comment.title": null
  "story.comment.pin": null
  "story.comment.list": { readonly pin: string | number }
  "story.comment.none": null
  "story.comment.failed": null
  "story.comment.back": null
  "story.sticker.title": null
  "story.sticker.list": null
  "story.sticker.own": null
  "story.publish": null
  "story.publish.title": null
  "story.publish.storyTitle": null
  "story.publish.description": null
  "story.publish.link": null
  "story.publish.alt": null
  "story.publish.board": null
  "story.publish.empty": null
  "story.cover": null
  "story.cover.own": null
  "story.cover.choose": null
  "story.publish.uploading": { readonly done: number; readonly all: number }
  "story.publish.saving": null
  "story.publish.cover": null
  "story.publish.publishing": null
  "story.publish.step": { readonly step: number }
  "story.publish.unsaved": null
  "story.publish.failed": null
  "story.publish.show": null
  "story.published": { readonly title: string | number }
  "story.published.untitled": null
  "story.published.view": null
  "story.preview.title": null
  "story.preview.previous": null
  "story.preview.next": null
}

const messages = {
  "story.title": "Create a story",
  "story.back": "Back to Create pins",
  "story.status.new": "Not saved yet",
  "story.status.edited": "Edited",
  "story.status.saving": "Saving…",
  "story.status.saved": "Saved",
  "story.status.unreachable": "Can’t reach the server. We keep trying.",
  "story.conflict": "This story changed in another window.",
  "story.conflict.theirs": "Use the other version",
  "story.conflict.mine": "Keep this version",
  "story.gone": "This story was published or deleted in another window.",
  "story.gone.keep": "Keep it as a new draft",
  "story.missing": "This draft is gone",
  "story.missing.text": "It was published or deleted, or it belongs to another account.",
  "story.missing.new": "Start a new story",
  "story.undo": "Undo",
  "story.redo": "Redo",
  "story.preview": "Preview",
  "story.close": "Close",
  "story.next": "Next",
  "story.pages": "Pages",
  "story.page": ["Page ",["place"]," of ",["count"]],
  "story.page.add": "Add page",
  "story.page.addList": "Add list page",
  "story.page.duplicate": "Duplicate page",
  "story.page.delete": "Delete page",
  "story.page.earlier": "Move page earlier",
  "story.page.later": "Move page later",
  "story.page.full": ["A story has up to ",["most","number"]," pages."],
  "story.canvas": ["Page ",["place"],". Select an item, then move it with the arrow keys, resize with + and −, turn with [ and ]."],
  "story.canvas.empty": "Start with a photo, a video or some text",
  "story.list.empty": "Add ingredients, supplies or steps",
  "story.hint": "Select an item to move, resize or turn it.",
  "story.tools": "Position",
  "story.smaller": "Smaller",
  "story.larger": "Larger",
  "story.turnLeft": "Turn left",
  "story.turnRight": "Turn right",
  "story.forward": "Bring forward",
  "story.backward": "Send backward",
  "story.up": "Move up",
  "story.down": "Move down",
  "story.duplicate": "Duplicate",
  "story.remove": "Remove",
  "story.handle": "Resize and turn",
  "story.placed": [["left","number"],"% from the left, ",["top","number"],"% from the top"],
  "story.scaled": ["Size ",["scale","number","percent"]],
  "story.turned": ["Turned ",["degrees","number"],"°"],
  "story.tool": "Tools",
  "story.tool.add": "Add",
  "story.tool.edit": "Edit",
  "story.tool.look": "Background",
  "story.tool.layers": "Layers",
  "story.add": "Add to page",
  "story.add.media": "Photo or video",
  "story.add.full": ["A page holds up to ",["most","number"]," items."],
  "story.template": "Template",
  "story.template.title": "Start from a template",
  "story.template.pages": [["count","plural",{"one":["#"," page"],"other":["#"," pages"]}]],
  "story.template.recipe": "Recipe",
  "story.template.howTo": "How-to",
  "story.template.beforeAfter": "Before and after",
  "story.template.list": "List of things",
  "story.template.quote": "Quote",
  "story.template.gallery": "Gallery",
  "story.template.ingredients": "Ingredients",
  "story.template.supplies": "What you need",
  "story.template.before": "Before",
  "story.template.after": "After",
  "story.slot.choose": "Choose a photo or video",
  "story.slot.dish": "Name of the dish",
  "story.slot.dish.photo": "Photo of the finished dish",
  "story.slot.servings": "Time and servings",
  "story.slot.ingredient": "An ingredient",
  "story.slot.pan": "A pot, pan or tool",
  "story.slot.step": "First step",
  "story.slot.step.photo": "Photo of this step",
  "story.slot.step.text": "What to do",
  "story.slot.result": "What you’ll make",
  "story.slot.result.photo": "Photo of the result",
  "story.slot.supply": "Something you need",
  "story.slot.before": "Photo from before",
  "story.slot.after": "Photo from after",
  "story.slot.list.title": "Title of the list",
  "story.slot.list.item": ["Item ",["place","number"]],
  "story.slot.quote": "The quote",
  "story.slot.quote.by": "Who said it",
  "story.slot.photo": "Photo",
  "story.slot.caption": "Caption",
  "story.kind.text": "Text",
  "story.kind.heading": "Heading",
  "story.kind.image": "Photo",
  "story.kind.video": "Video",
  "story.kind.mention": "Mention",
  "story.kind.product": "Pin",
  "story.kind.reply": "Comment reply",
  "story.kind.sticker": "Sticker",
  "story.kind.ingredient": "Ingredient",
  "story.kind.supply": "Supply",
  "story.kind.link": "Link",
  "story.kind.music": "Music",
  "story.kind.makeup": "Makeup shade",
  "story.block.named": [["kind"],": ",["text"]],
  "story.layers": "On this page",
  "story.layers.empty": "Nothing yet.",
  "story.words": "Text",
  "story.words.label": "Label (optional)",
  "story.words.answer": "Your answer (optional)",
  "story.words.name": "Name",
  "story.words.amount": "Amount (optional)",
  "story.words.link": "Link",
  "story.words.alt": "Alt text",
  "story.words.alt.hint": "Describe it for people who can’t see it.",
  "story.music.title": "Add music",
  "story.music.list": "Music",
  "story.music.play": ["Play ",["title"]],
  "story.music.pause": ["Pause ",["title"]],
  "story.music.hint": "Plays during the whole story, once readers turn the sound on.",
  "story.font": "Font",
  "story.font.system": "Plain",
  "story.font.full": ["A story can use up to ",["most","number"]," fonts."],
  "story.size": "Size",
  "story.lineHeight": "Line spacing",
  "story.spacing": "Letter spacing",
  "story.spacing.more": "Spacing",
  "story.color": "Color",
  "story.highlight": "Highlight",
  "story.highlight.none": "None",
  "story.background": "Background",
  "story.color.own": "Another color",
  "story.color.ink": "Black",
  "story.color.white": "White",
  "story.color.coral": "Coral",
  "story.color.mustard": "Mustard",
  "story.color.leaf": "Leaf green",
  "story.color.sea": "Sea blue",
  "story.color.plum": "Plum",
  "story.color.sand": "Sand",
  "story.align": "Alignment",
  "story.align.start": "Align to start",
  "story.align.center": "Center",
  "story.align.end": "Align to end",
  "story.pageLook": "Page",
  "story.layout": "Layout",
  "story.layout.free": "Free: place items anywhere",
  "story.layout.list": "List: ingredients, supplies and steps in a card",
  "story.pageTitle": "Page title",
  "story.pageDescription": "Page text",
  "story.media.uploading": ["Uploading ",["name"]],
  "story.media.preparing": ["Preparing ",["name"]],
  "story.media.share": [["share","number","percent"]],
  "story.media.whole": "Use the whole",
  "story.media.retry": "Try again",
  "story.person.title": "Mention someone",
  "story.person.search": "Find someone by name",
  "story.person.clear": "Clear",
  "story.person.list": "People",
  "story.person.failed": "We couldn’t load people.",
  "story.person.none": "No one by that name.",
  "story.pin.title": "Add a pin",
  "story.pin.search": "Search pins",
  "story.pin.clear": "Clear search",
  "story.pin.own": "Your pins",
  "story.pin.found": "Results",
  "story.pin.failed": "We couldn’t load pins.",
  "story.pin.none": "No pins found.",
  "story.pin.untitled": "Untitled pin",
  "story.comment.title": "Answer a comment",
  "story.comment.pin": "Choose the pin with the comment",
  "story.comment.list": ["Comments on ",["pin"]],
  "story.comment.none": "No comments on this pin.",
  "story.comment.failed": "We couldn’t load comments.",
  "story.comment.back": "Another pin",
  "story.sticker.title": "Add a sticker",
  "story.sticker.list": "Stickers",
  "story.sticker.own": "Use an image of yours",
  "story.publish": "Publish",
  "story.publish.title": "Publish your story",
  "story.publish.storyTitle": "Title",
  "story.publish.description": "Description",
  "story.publish.link": "Link",
  "story.publish.alt": "Alt text of the cover",
  "story.publish.board": "Choose a board first.",
  "story.publish.empty": "Add something to every page.",
  "story.cover": "Cover",
  "story.cover.own": "Your own image",
  "story.cover.choose": "Use another image",
  "story.publish.uploading": ["Uploading ",["done","number"]," of ",["all","number"]],
  "story.publish.saving": "Saving your story",
  "story.publish.cover": "Making the cover",
  "story.publish.publishing": "Publishing",
  "story.publish.step": ["Step ",["step","number"]," of 4"],
  "story.publish.unsaved": "Your story couldn’t be saved. Check your connection and try again.",
  "story.publish.failed": "One of the photos or videos couldn’t be uploaded.",
  "story.publish.show": "Show it",
  "story.published": ["“",["title"],"” published"],
  "story.published.untitled": "Your story",
  "story.published.view": "View story",
  "story.preview.title": "Preview",
  "story.preview.previous": "Previous page",
  "story.preview.next": "Next page",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
