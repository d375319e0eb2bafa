// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "builder.title": null
  "builder.drop": null
  "builder.drop.hint": null
  "builder.drop.more": null
  "builder.uploading": { readonly name: string | number }
  "builder.percent": { readonly share: number }
  "builder.waiting": null
  "builder.processing": null
  "builder.facts": { readonly width: string | number; readonly height: string | number }
  "builder.retry": null
  "builder.drop.touch": null
  "builder.drop.touch.hint": null
  "builder.removed": { readonly name: string | number }
  "builder.remove.short": null
  "builder.had": { readonly board: string | number }
  "builder.hadAlike": { readonly board: string | number }
  "builder.had.view": null
  "builder.remove": { readonly name: string | number }
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
}

const messages = {
  "builder.title": "Create pins",
  "builder.drop": "Drop pictures here",
  "builder.drop.hint": "Or paste them. JPEG, PNG, WebP, AVIF or GIF, up to 100 MB each, several at once.",
  "builder.drop.more": "Add more pictures",
  "builder.uploading": ["Uploading ",["name"]],
  "builder.percent": [["share","number","percent"]],
  "builder.waiting": "Waiting for its turn",
  "builder.processing": "Preparing the picture…",
  "builder.facts": [["width"]," × ",["height"]," pixels"],
  "builder.retry": "Try again",
  "builder.drop.touch": "Add your pictures",
  "builder.drop.touch.hint": "JPEG, PNG, WebP, AVIF or GIF, up to 100 MB each, several at once.",
  "builder.removed": [["name"]," is removed"],
  "builder.remove.short": "Remove",
  "builder.had": ["You have this picture on ",["board"]," already."],
  "builder.hadAlike": ["Something that looks the same is on ",["board"]," already."],
  "builder.had.view": "View",
  "builder.remove": ["Remove ",["name"]],
  "builder.field.board.missing": "Choose a board first.",
  "builder.publish": "Publish",
  "builder.publishAll": [["count","plural",{"one":["Publish"],"other":["Publish all ","#"]}]],
  "builder.boardForAll": "One board for all",
  "builder.published": "Published",
  "builder.view.board": "View board",
  "builder.view": "View pin",
  "builder.published.toast": ["“",["title"],"” is published"],
  "builder.published.untitled": "Untitled pin",
  "builder.published.many": [["count","plural",{"one":["#"," pin is published"],"other":["#"," pins are published"]}]],
  "builder.progress": [["done"]," of ",["all"]," published"],
  "builder.choose": "Choose pictures",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
