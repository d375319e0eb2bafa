// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "captions.open": null
  "captions.title": null
  "captions.close": null
  "captions.cancel": null
  "captions.save": null
  "captions.file": null
  "captions.none": null
  "captions.count": { readonly count: number }
  "captions.chosen": { readonly name: string | number }
  "captions.choose": null
  "captions.remove": null
  "captions.transcript": null
  "captions.transcript.hint": null
  "captions.saved": null
}

const messages = {
  "captions.open": "Captions",
  "captions.title": "Captions and transcript",
  "captions.close": "Close",
  "captions.cancel": "Cancel",
  "captions.save": "Save captions",
  "captions.file": "Captions",
  "captions.none": "No captions yet. Choose a WebVTT or SRT file.",
  "captions.count": [["count","plural",{"one":["#"," caption"],"other":["#"," captions"]}]],
  "captions.chosen": ["Chosen: ",["name"]],
  "captions.choose": "Choose a file",
  "captions.remove": "Remove captions",
  "captions.transcript": "Transcript",
  "captions.transcript.hint": "What is said and heard. Without one, the text of the captions is shown.",
  "captions.saved": "Captions saved",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
