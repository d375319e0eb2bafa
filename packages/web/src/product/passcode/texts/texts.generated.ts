// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "passcode.code.hint": null
  "passcode.confirm": null
  "passcode.new": null
  "passcode.required.wide": null
  "passcode.required.narrow": null
  "passcode.required.text": null
  "passcode.required.help": null
  "passcode.required.label": null
  "passcode.required.placeholder": null
  "passcode.required.close": null
  "passcode.required.dismiss": null
  "passcode.required.enter": null
  "passcode.triesLeft": { readonly count: number }
  "passcode.locked": { readonly minutes: number }
  "passcode.wait": { readonly minutes: number }
}

const messages = {
  "passcode.code.hint": "Four digits",
  "passcode.confirm": "Confirm passcode",
  "passcode.new": "New passcode",
  "passcode.required.wide": "Parental passcode required",
  "passcode.required.narrow": "Parental passcode",
  "passcode.required.text": "This setting is protected by a parental passcode.",
  "passcode.required.help": "Learn more about parental passcodes",
  "passcode.required.label": "Enter a 4-digit code",
  "passcode.required.placeholder": "XXXX",
  "passcode.required.close": "Close",
  "passcode.required.dismiss": "Close dialog",
  "passcode.required.enter": "Enter",
  "passcode.triesLeft": [["count","plural",{"one":["#"," try left."],"other":["#"," tries left."]}]],
  "passcode.locked": ["Too many incorrect passcodes. Try again in ",["minutes","plural",{"one":["a minute"],"other":["#"," minutes"]}],"."],
  "passcode.wait": [["minutes","plural",{"one":["Try again in a minute."],"other":["Try again in ","#"," minutes."]}]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
