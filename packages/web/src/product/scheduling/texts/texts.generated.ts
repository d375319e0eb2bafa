// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "schedule.date": null
  "schedule.time": null
  "schedule.zone": { readonly zone: string | number }
  "schedule.title": null
  "schedule.untitled": null
}

const messages = {
  "schedule.date": "Date",
  "schedule.time": "Time",
  "schedule.zone": ["In your time zone: ",["zone"]],
  "schedule.title": "Scheduled pins",
  "schedule.untitled": "Untitled pin",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
