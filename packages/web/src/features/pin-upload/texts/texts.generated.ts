// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "builder.title": null
  "builder.drop": null
  "builder.drop.hint": null
  "builder.drop.more": null
  "builder.uploading": { readonly name: string | number }
  "builder.percent": { readonly share: number }
  "builder.waiting": null
  "builder.transcoding": null
  "builder.processing": null
  "builder.facts": { readonly width: string | number; readonly height: string | number }
  "builder.retry": null
  "builder.resume": null
  "builder.interrupted": null
  "builder.drop.touch": null
  "builder.drop.touch.hint": null
  "builder.removed": { readonly name: string | number }
  "builder.remove.short": null
  "builder.had": { readonly board: string | number }
  "builder.hadAlike": { readonly board: string | number }
  "builder.had.view": null
  "builder.remove": { readonly name: string | number }
  "builder.comments": null
  "builder.field.board.missing": null
  "builder.publish": null
  "builder.publishAll": { readonly count: number }
  "builder.boardForAll": null
  "builder.published": null
  "builder.view.board": null
  "builder.view": null
  "builder.published.toast": { readonly title: string | number }
  "builder.published.untitled": null
  "builder.published.many": { readonly count: number }
  "builder.progress": { readonly done: string | number; readonly all: string | number }
  "builder.choose": null
  "builder.carousel.images": null
  "builder.carousel.image": { readonly place: string | number; readonly count: string | number }
  "builder.carousel.make": null
  "builder.carousel.add": null
  "builder.carousel.earlier": null
  "builder.carousel.later": null
  "builder.carousel.remove": { readonly place: string | number }
  "builder.carousel.full": { readonly most: number }
  "builder.batch.all": null
  "builder.batch.select": { readonly name: string | number }
  "builder.batch.edit": { readonly count: number }
  "builder.batch.publish": { readonly count: number }
  "builder.batch.note": null
  "builder.batch.mixed": null
  "builder.batch.apply": null
  "builder.batch.cancel": null
  "builder.batch.close": null
  "builder.drafts": { readonly count: number }
  "builder.status.creating": null
  "builder.status.uploading": null
  "builder.status.processing": null
  "builder.status.saving": null
  "builder.status.edited": null
  "builder.status.saved": null
  "builder.status.publishing": null
  "builder.status.attempted": null
  "builder.conflict": null
  "builder.conflict.theirs": null
  "builder.conflict.mine": null
  "builder.gone": null
  "builder.gone.accept": null
  "builder.gone.keep": null
}

const messages = {
  "builder.title": "Create pins",
  "builder.drop": "Drop images and videos here",
  "builder.drop.hint": "Or paste them, or links to pages. Add several at once: JPEG, PNG, WebP, AVIF, GIF, MP4, MOV or WebM, up to 100 MB each.",
  "builder.drop.more": "Add more",
  "builder.uploading": ["Uploading ",["name"]],
  "builder.percent": [["share","number","percent"]],
  "builder.waiting": "Waiting to upload",
  "builder.transcoding": "Preparing your video",
  "builder.processing": "Preparing your image…",
  "builder.facts": [["width"]," × ",["height"]," pixels"],
  "builder.retry": "Try again",
  "builder.resume": "Resume",
  "builder.interrupted": "Waiting for your connection. The upload will continue by itself.",
  "builder.drop.touch": "Add your images and videos",
  "builder.drop.touch.hint": "Add several at once: images, or videos of up to 15 minutes, up to 100 MB each.",
  "builder.removed": [["name"]," removed"],
  "builder.remove.short": "Remove",
  "builder.had": ["You already have this image on ",["board"],"."],
  "builder.hadAlike": ["Something that looks the same is already on ",["board"],"."],
  "builder.had.view": "View",
  "builder.remove": ["Remove ",["name"]],
  "builder.comments": "Allow comments",
  "builder.field.board.missing": "Choose a board first.",
  "builder.publish": "Publish",
  "builder.publishAll": [["count","plural",{"one":["Publish"],"other":["Publish all ","#"]}]],
  "builder.boardForAll": "One board for all pins",
  "builder.published": "Published",
  "builder.view.board": "View board",
  "builder.view": "View pin",
  "builder.published.toast": ["“",["title"],"” published"],
  "builder.published.untitled": "Untitled pin",
  "builder.published.many": [["count","plural",{"one":["#"," pin published"],"other":["#"," pins published"]}]],
  "builder.progress": [["done"]," of ",["all"]," published"],
  "builder.choose": "Choose files",
  "builder.carousel.images": "Images of this carousel",
  "builder.carousel.image": ["Image ",["place"]," of ",["count"]],
  "builder.carousel.make": "Make a carousel",
  "builder.carousel.add": "Add images",
  "builder.carousel.earlier": "Move earlier",
  "builder.carousel.later": "Move later",
  "builder.carousel.remove": ["Remove image ",["place"]],
  "builder.carousel.full": ["A carousel has up to ",["most","number"]," images."],
  "builder.batch.all": "Select all",
  "builder.batch.select": ["Select ",["name"]],
  "builder.batch.edit": [["count","plural",{"one":["Edit ","#"," draft"],"other":["Edit ","#"," drafts"]}]],
  "builder.batch.publish": ["Publish ",["count","number"]],
  "builder.batch.note": "Fields that you don’t touch stay as they are.",
  "builder.batch.mixed": "These drafts have different texts.",
  "builder.batch.apply": "Apply",
  "builder.batch.cancel": "Cancel",
  "builder.batch.close": "Close",
  "builder.drafts": [["count","plural",{"one":["#"," draft"],"other":["#"," drafts"]}]],
  "builder.status.creating": "Waiting to upload",
  "builder.status.uploading": "Uploading…",
  "builder.status.processing": "Processing…",
  "builder.status.saving": "Saving…",
  "builder.status.edited": "Edited",
  "builder.status.saved": "Saved",
  "builder.status.publishing": "Publishing…",
  "builder.status.attempted": "Needs attention",
  "builder.conflict": "This draft changed in another window.",
  "builder.conflict.theirs": "Use the other version",
  "builder.conflict.mine": "Keep this version",
  "builder.gone": "This draft was published or deleted in another window.",
  "builder.gone.accept": "Remove it here",
  "builder.gone.keep": "Keep it as a new draft",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
