// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "fromWeb.link": null
  "fromWeb.link.hint": null
  "fromWeb.anywhere": null
  "fromWeb.find": null
  "fromWeb.finding": { readonly host: string | number }
  "fromWeb.none": null
  "fromWeb.title": null
  "fromWeb.close": null
  "fromWeb.from": { readonly host: string | number }
  "fromWeb.some": { readonly count: number; readonly shown: number }
  "fromWeb.unsafe": null
  "fromWeb.image": { readonly number: string | number }
  "fromWeb.image.named": { readonly number: string | number; readonly alt: string | number }
  "fromWeb.size": { readonly width: string | number; readonly height: string | number }
  "fromWeb.unreachable": null
  "fromWeb.cancel": null
  "fromWeb.add": { readonly count: number }
}

const messages = {
  "fromWeb.link": "Paste a link",
  "fromWeb.link.hint": "To a page or an image. You choose what to save.",
  "fromWeb.anywhere": "Save from any page with the save button",
  "fromWeb.find": "Find images",
  "fromWeb.finding": ["Looking for images on ",["host"],"…"],
  "fromWeb.none": "There are no images on this page. Save one to your device and upload it.",
  "fromWeb.title": "Choose images",
  "fromWeb.close": "Close",
  "fromWeb.from": ["From ",["host"]],
  "fromWeb.some": ["This page has ",["count","number"]," images. These are the ",["shown","number"]," largest."],
  "fromWeb.unsafe": "This link may be unsafe. People who follow it are warned first.",
  "fromWeb.image": ["Image ",["number"]],
  "fromWeb.image.named": ["Image ",["number"],": ",["alt"]],
  "fromWeb.size": [["width"]," × ",["height"]],
  "fromWeb.unreachable": "That site doesn’t let us load its images. Save one to your device and upload it.",
  "fromWeb.cancel": "Cancel",
  "fromWeb.add": [["count","plural",{"0":["Add images"],"one":["Add ","#"," image"],"other":["Add ","#"," images"]}]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
