// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "errors.title": null
  "errors.text": null
  "errors.which": null
  "errors.which.open": null
  "errors.which.resolved": null
  "errors.list": null
  "errors.none.open": null
  "errors.none.resolved": null
  "errors.kind.error": null
  "errors.kind.uncaught": null
  "errors.kind.hydration": null
  "errors.kind.query_failed": null
  "errors.kind.page_data_miss": null
  "errors.kind.string_miss": null
  "errors.kind.count": null
  "errors.kind.server": null
  "errors.kind.job": null
  "errors.count": { readonly count: number }
  "errors.seen": { readonly count: string | number; readonly date: string | number }
  "errors.one.back": null
  "errors.one.facts": null
  "errors.one.kind": null
  "errors.one.place": null
  "errors.one.count": null
  "errors.one.first": null
  "errors.one.last": null
  "errors.one.seen": { readonly date: string | number; readonly release: string | number }
  "errors.one.resolve": null
  "errors.one.resolve.hint": null
  "errors.one.reopen": null
  "errors.one.resolved": null
  "errors.one.resolved.done": null
  "errors.one.reopened.done": null
  "errors.one.examples": null
  "errors.one.examples.none": null
  "errors.one.release": null
  "errors.one.route": null
  "errors.one.part": null
  "errors.one.browser": null
  "errors.one.device": null
  "errors.one.device.phone": null
  "errors.one.device.tablet": null
  "errors.one.device.desktop": null
  "errors.one.user": null
  "errors.one.user.member": null
  "errors.one.user.visitor": null
  "errors.one.request": null
  "errors.one.missingRefs": null
  "errors.one.stack": null
  "errors.one.query": null
  "errors.one.query.status": null
  "errors.one.query.noAnswer": null
  "errors.one.query.csrf": null
  "errors.one.query.csrf.equal": null
  "errors.one.query.csrf.different": null
  "errors.one.query.csrf.noCookie": null
  "errors.one.query.csrf.noHeader": null
  "errors.one.query.csrf.length": { readonly cookie: number; readonly header: number }
  "errors.one.query.headers": null
}

const messages = {
  "errors.title": "Errors",
  "errors.text": "What went wrong in browsers, requests and jobs, newest first.",
  "errors.which": "Which errors",
  "errors.which.open": "Open",
  "errors.which.resolved": "Resolved",
  "errors.list": "Errors",
  "errors.none.open": "No errors. They show up here as soon as a browser or the server reports one.",
  "errors.none.resolved": "No resolved errors yet.",
  "errors.kind.error": "Browser",
  "errors.kind.uncaught": "Browser, uncaught",
  "errors.kind.hydration": "Hydration",
  "errors.kind.query_failed": "Failed query",
  "errors.kind.page_data_miss": "Missing page data",
  "errors.kind.string_miss": "Missing text",
  "errors.kind.count": "Event",
  "errors.kind.server": "Server",
  "errors.kind.job": "Job",
  "errors.count": [["count","plural",{"1":["Once"],"2":["Twice"],"other":["#"," times"]}]],
  "errors.seen": [["count"],", last on ",["date"]],
  "errors.one.back": "Errors",
  "errors.one.facts": "About this error",
  "errors.one.kind": "Kind",
  "errors.one.place": "Where",
  "errors.one.count": "Reported",
  "errors.one.first": "First",
  "errors.one.last": "Last",
  "errors.one.seen": [["date"],", version ",["release"]],
  "errors.one.resolve": "Mark as resolved",
  "errors.one.resolve.hint": "It reopens if it’s reported again.",
  "errors.one.reopen": "Reopen",
  "errors.one.resolved": "Resolved",
  "errors.one.resolved.done": "Resolved. It reopens if it’s reported again.",
  "errors.one.reopened.done": "Reopened",
  "errors.one.examples": "Latest reports",
  "errors.one.examples.none": "Individual reports are deleted after 30 days.",
  "errors.one.release": "Version",
  "errors.one.route": "Route",
  "errors.one.part": "Part",
  "errors.one.browser": "Browser",
  "errors.one.device": "Device",
  "errors.one.device.phone": "Phone",
  "errors.one.device.tablet": "Tablet",
  "errors.one.device.desktop": "Desktop",
  "errors.one.user": "User",
  "errors.one.user.member": "Signed in",
  "errors.one.user.visitor": "Signed out",
  "errors.one.request": "Request in the log",
  "errors.one.missingRefs": "Missing",
  "errors.one.stack": "Stack trace",
  "errors.one.query": "Query",
  "errors.one.query.status": "HTTP status",
  "errors.one.query.noAnswer": "No response",
  "errors.one.query.csrf": "CSRF token",
  "errors.one.query.csrf.equal": "Cookie and header matched",
  "errors.one.query.csrf.different": "Cookie and header didn’t match",
  "errors.one.query.csrf.noCookie": "No cookie",
  "errors.one.query.csrf.noHeader": "No header",
  "errors.one.query.csrf.length": [["cookie","plural",{"other":["#"]}]," characters in the cookie, ",["header","plural",{"other":["#"]}]," in the header"],
  "errors.one.query.headers": "Headers",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
