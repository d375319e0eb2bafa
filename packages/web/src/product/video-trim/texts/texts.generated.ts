// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "trim.open": null
  "trim.title": null
  "trim.close": null
  "trim.cancel": null
  "trim.apply": null
  "trim.part": null
  "trim.start": null
  "trim.end": null
  "trim.at": { readonly time: string | number; readonly whole: string | number }
  "trim.kept": { readonly from: string | number; readonly to: string | number; readonly seconds: number }
  "trim.play": null
  "trim.pause": null
  "trim.whole": null
  "trim.sound": null
  "trim.hint": null
  "trim.hint.cover": null
}

const messages = {
  "trim.open": "Trim",
  "trim.title": "Trim video",
  "trim.close": "Close",
  "trim.cancel": "Cancel",
  "trim.apply": "Apply",
  "trim.part": "Part to keep",
  "trim.start": "Start",
  "trim.end": "End",
  "trim.at": [["time"]," of ",["whole"]],
  "trim.kept": [["from"]," to ",["to"],", ",["seconds","plural",{"one":["#"," second"],"other":["#"," seconds"]}]],
  "trim.play": "Play",
  "trim.pause": "Pause",
  "trim.whole": "Whole video",
  "trim.sound": "Keep the sound",
  "trim.hint": "The video is prepared again, so this takes a while. You can change this until you publish.",
  "trim.hint.cover": "Choose the cover afterwards.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
