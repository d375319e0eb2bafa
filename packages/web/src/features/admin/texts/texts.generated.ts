// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "admin.title": null
  "admin.noMail": null
  "admin.failed": null
  "admin.more": null
  "admin.secondStep.title": null
  "admin.secondStep.text": null
  "admin.secondStep.turnOn": null
  "admin.today": null
  "admin.today.open": null
  "admin.errors": null
  "admin.errors.open": null
  "admin.signUps": null
  "admin.signUps.total": { readonly count: number }
  "admin.signUps.day": { readonly date: string | number; readonly count: string | number }
  "admin.users": null
  "admin.users.search": null
  "admin.users.clear": null
  "admin.users.filter": null
  "admin.users.all": null
  "admin.users.staff": null
  "admin.users.banned": null
  "admin.users.none": null
  "admin.users.list": null
  "admin.role.owner": null
  "admin.role.employee": null
  "admin.role.member": null
  "admin.user.since": { readonly date: string | number }
  "admin.user.campaign": { readonly campaign: string | number }
  "admin.user.referrer": { readonly site: string | number }
  "admin.user.unverified": null
  "admin.user.secondStep": null
  "admin.user.sessions": { readonly count: number }
  "admin.user.shared": { readonly count: number }
  "admin.user.banned": null
  "admin.user.banned.reason": { readonly reason: string | number }
  "admin.user.merchant": { readonly domain: string | number }
  "admin.user.actions": { readonly name: string | number }
  "admin.keep": null
  "admin.role.change": { readonly role: string }
  "admin.role.title": { readonly name: string | number; readonly role: string }
  "admin.role.text.owner": { readonly name: string | number }
  "admin.role.text.employee": { readonly name: string | number }
  "admin.role.text.member": { readonly name: string | number }
  "admin.role.done": { readonly name: string | number }
  "admin.ban": null
  "admin.ban.title": { readonly name: string | number }
  "admin.ban.text": null
  "admin.ban.reason": null
  "admin.ban.confirm": null
  "admin.ban.done": { readonly name: string | number }
  "admin.unban": null
  "admin.unban.title": { readonly name: string | number }
  "admin.unban.text": null
  "admin.unban.done": { readonly name: string | number }
  "admin.mfa": null
  "admin.mfa.title": { readonly name: string | number }
  "admin.mfa.text": null
  "admin.mfa.done": { readonly name: string | number }
  "admin.merchant.verify": null
  "admin.merchant.change": null
  "admin.merchant.title": { readonly name: string | number }
  "admin.merchant.text": null
  "admin.merchant.domain": null
  "admin.merchant.storefronts": null
  "admin.merchant.storefronts.hint": null
  "admin.merchant.country": null
  "admin.merchant.language": null
  "admin.merchant.url": null
  "admin.merchant.storefront": { readonly number: string | number }
  "admin.merchant.add": null
  "admin.merchant.remove": { readonly number: string | number }
  "admin.merchant.confirm": null
  "admin.merchant.done": { readonly name: string | number }
  "admin.merchant.unverify": null
  "admin.merchant.unverify.title": { readonly name: string | number }
  "admin.merchant.unverify.text": null
  "admin.merchant.unverify.confirm": null
  "admin.merchant.unverify.done": { readonly name: string | number }
  "admin.reports": null
  "admin.reports.open": null
  "moderation.title": null
  "moderation.text": null
  "admin.back": null
  "moderation.which": null
  "moderation.which.open": null
  "moderation.which.closed": null
  "moderation.none.open": null
  "moderation.none.closed": null
  "moderation.list": null
  "moderation.target.pin": null
  "moderation.target.comment": null
  "moderation.target.did_it": null
  "moderation.target.board": null
  "moderation.target.user": null
  "moderation.target.conversation": null
  "moderation.by": { readonly type: string; readonly target: string | number; readonly name: string | number }
  "moderation.byGone": { readonly type: string; readonly target: string | number }
  "moderation.untitled": null
  "moderation.count": { readonly count: number }
  "moderation.hidden": null
  "moderation.gone": null
  "moderation.see": null
  "moderation.picture": null
  "moderation.messages": null
  "moderation.messages.none": null
  "moderation.messages.pin": null
  "moderation.messages.label": null
  "moderation.dismiss": null
  "moderation.hide": null
  "moderation.restore": null
  "moderation.warn": null
  "moderation.block_picture": null
  "moderation.unblock_picture": null
  "moderation.done.dismiss": null
  "moderation.done.hide": null
  "moderation.done.restore": null
  "moderation.done.warn": null
  "moderation.done.block_picture": null
  "moderation.done.unblock_picture": null
  "moderation.account": { readonly name: string | number }
  "moderation.account.more": null
  "moderation.account.loading": null
  "moderation.warn.title": { readonly name: string | number }
  "moderation.warn.text": null
  "moderation.warn.message": null
  "moderation.warn.confirm": null
  "moderation.block.title": null
  "moderation.block.text": null
  "moderation.detail": { readonly detail: string }
  "moderation.reason.spam": null
  "moderation.reason.nudity": null
  "moderation.reason.self_harm": null
  "moderation.reason.misinformation": null
  "moderation.reason.hate": null
  "moderation.reason.dangerous_goods": null
  "moderation.reason.harassment": null
  "moderation.reason.violence": null
  "moderation.reason.private_information": null
  "moderation.reason.intellectual_property": null
  "moderation.reason.times": { readonly reason: string | number; readonly count: string | number }
  "moderation.log": null
  "moderation.log.line.dismiss": { readonly actor: string | number; readonly target: string | number; readonly subject: string | number }
  "moderation.log.line.hide": { readonly actor: string | number; readonly target: string | number; readonly subject: string | number }
  "moderation.log.line.restore": { readonly actor: string | number; readonly target: string | number; readonly subject: string | number }
  "moderation.log.line.warn": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "moderation.log.line.read_messages": { readonly actor: string | number; readonly subject: string | number; readonly target: string | number }
  "moderation.log.line.ban": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "moderation.log.line.block_picture": { readonly actor: string | number; readonly subject: string | number }
  "moderation.log.copies.block_picture": { readonly count: number }
  "moderation.log.copies.unblock_picture": { readonly count: number }
  "moderation.log.line.unblock_picture": { readonly actor: string | number; readonly subject: string | number }
  "moderation.somebody": null
  "admin.log": null
  "admin.log.none": null
  "admin.log.commandLine": null
  "admin.log.set_role": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "admin.log.ban": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "admin.log.unban": { readonly actor: string | number; readonly subject: string | number }
  "admin.log.reset_mfa": { readonly actor: string | number; readonly subject: string | number }
  "admin.log.delete": { readonly actor: string | number; readonly detail: string | number }
  "admin.log.verify_merchant": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "admin.log.unverify_merchant": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "admin.log.set_password": { readonly actor: string | number; readonly subject: string | number }
  "experiments.title": null
  "experiments.close": null
  "experiments.text": null
  "experiments.group": null
  "experiments.share": null
  "experiments.met": null
  "experiments.own": null
}

const messages = {
  "admin.title": "Admin",
  "admin.noMail": "Email isn’t set up yet. You’ll find all emails in data/mail.",
  "admin.failed": "We couldn’t load this",
  "admin.more": "Show more",
  "admin.secondStep.title": "Turn on two-factor authentication to continue",
  "admin.secondStep.text": "This area contains other people’s data, so a stolen password shouldn’t be enough to get in.",
  "admin.secondStep.turnOn": "Turn on",
  "admin.today": "Today",
  "admin.today.open": "Edit Today",
  "admin.errors": "Errors",
  "admin.errors.open": "See errors",
  "admin.signUps": "New accounts",
  "admin.signUps.total": [["count","plural",{"0":["No one has signed up in the last 30 days."],"one":["#"," person has signed up in the last 30 days."],"other":["#"," people have signed up in the last 30 days."]}]],
  "admin.signUps.day": [["date"],": ",["count"]],
  "admin.users": "Accounts",
  "admin.users.search": "Username or full email",
  "admin.users.clear": "Clear search",
  "admin.users.filter": "Show",
  "admin.users.all": "All accounts",
  "admin.users.staff": "Owners and employees",
  "admin.users.banned": "Banned accounts",
  "admin.users.none": "No accounts found",
  "admin.users.list": "Accounts found",
  "admin.role.owner": "Owner",
  "admin.role.employee": "Employee",
  "admin.role.member": "Member",
  "admin.user.since": ["Joined ",["date"]],
  "admin.user.campaign": ["Came from “",["campaign"],"”"],
  "admin.user.referrer": ["Came from ",["site"]],
  "admin.user.unverified": "Email not verified",
  "admin.user.secondStep": "Two-factor authentication on",
  "admin.user.sessions": [["count","plural",{"0":["Not logged in"],"one":["#"," session"],"other":["#"," sessions"]}]],
  "admin.user.shared": [["count","plural",{"one":["One other account in the same browser"],"other":["#"," other accounts in the same browsers"]}]],
  "admin.user.banned": "Banned",
  "admin.user.banned.reason": ["Banned: ",["reason"]],
  "admin.user.merchant": ["Verified merchant: ",["domain"]],
  "admin.user.actions": ["Actions for ",["name"]],
  "admin.keep": "Cancel",
  "admin.role.change": ["Make ",["role","select",{"owner":["an owner"],"employee":["an employee"],"other":["a member"]}]],
  "admin.role.title": ["Make ",["name"]," ",["role","select",{"owner":["an owner"],"employee":["an employee"],"other":["a member"]}],"?"],
  "admin.role.text.owner": ["Owners can manage every account. ",["name"]," will be logged out everywhere."],
  "admin.role.text.employee": ["Employees can see all accounts and ban members. ",["name"]," will be logged out everywhere."],
  "admin.role.text.member": ["Members can’t see other people’s accounts here. ",["name"]," will be logged out everywhere."],
  "admin.role.done": [["name"]," has a new role"],
  "admin.ban": "Ban…",
  "admin.ban.title": ["Ban ",["name"],"?"],
  "admin.ban.text": "They can still read but can’t change anything. They’ll see your reason.",
  "admin.ban.reason": "Reason",
  "admin.ban.confirm": "Ban",
  "admin.ban.done": [["name"]," is banned"],
  "admin.unban": "Lift ban",
  "admin.unban.title": ["Lift the ban on ",["name"],"?"],
  "admin.unban.text": "They can make changes again, and won’t see the reason anymore.",
  "admin.unban.done": [["name"]," is no longer banned"],
  "admin.mfa": "Reset two-factor authentication",
  "admin.mfa.title": ["Reset two-factor authentication for ",["name"],"?"],
  "admin.mfa.text": "Their authenticator app, passkeys and recovery codes will stop working immediately. Make sure it’s really them asking.",
  "admin.mfa.done": [["name"]," now logs in with only a password"],
  "admin.merchant.verify": "Verify as merchant…",
  "admin.merchant.change": "Change storefronts…",
  "admin.merchant.title": ["Verify ",["name"]," as a merchant"],
  "admin.merchant.text": "Make sure they run the shop. Their profile and pins will get a badge, and their profile will link to the shop.",
  "admin.merchant.domain": "Shop domain",
  "admin.merchant.storefronts": "Storefronts",
  "admin.merchant.storefronts.hint": "Add one for each country and language. The first one is for everyone else. Without an address, we use the domain.",
  "admin.merchant.country": "Country",
  "admin.merchant.language": "Language",
  "admin.merchant.url": "Address",
  "admin.merchant.storefront": ["Storefront ",["number"]],
  "admin.merchant.add": "Add storefront",
  "admin.merchant.remove": ["Remove storefront ",["number"]],
  "admin.merchant.confirm": "Verify",
  "admin.merchant.done": [["name"]," is a verified merchant"],
  "admin.merchant.unverify": "Remove merchant verification",
  "admin.merchant.unverify.title": ["Remove the merchant verification of ",["name"],"?"],
  "admin.merchant.unverify.text": "Their profile and pins won’t show the verified merchant badge anymore.",
  "admin.merchant.unverify.confirm": "Remove verification",
  "admin.merchant.unverify.done": [["name"]," is no longer a verified merchant"],
  "admin.reports": "Reports",
  "admin.reports.open": "See reports",
  "moderation.title": "Reports",
  "moderation.text": "What people reported, newest first. Any action you take closes the report.",
  "admin.back": "Back to Admin",
  "moderation.which": "Which reports",
  "moderation.which.open": "Open",
  "moderation.which.closed": "Closed",
  "moderation.none.open": "No open reports. New ones will show up here.",
  "moderation.none.closed": "No closed reports yet.",
  "moderation.list": "Reports",
  "moderation.target.pin": "Pin",
  "moderation.target.comment": "Comment",
  "moderation.target.did_it": "Try",
  "moderation.target.board": "Board",
  "moderation.target.user": "Person",
  "moderation.target.conversation": "Conversation",
  "moderation.by": [["type","select",{"conversation":[["target"]," with ",["name"]],"user":[["target"],": ",["name"]],"other":[["target"]," by ",["name"]]}]],
  "moderation.byGone": [["type","select",{"conversation":[["target"]," with someone who left"],"other":[["target"]," by someone who left"]}]],
  "moderation.untitled": "No text",
  "moderation.count": [["count","plural",{"one":["#"," report"],"other":["#"," reports"]}]],
  "moderation.hidden": "Hidden by an admin",
  "moderation.gone": "Deleted since then",
  "moderation.see": "View in context",
  "moderation.picture": "View image",
  "moderation.messages": "Read their latest messages",
  "moderation.messages.none": "They hadn’t written anything by then.",
  "moderation.messages.pin": "The pin they sent",
  "moderation.messages.label": "Their latest messages",
  "moderation.dismiss": "Dismiss",
  "moderation.hide": "Hide",
  "moderation.restore": "Restore",
  "moderation.warn": "Warn",
  "moderation.block_picture": "Block image",
  "moderation.unblock_picture": "Allow image again",
  "moderation.done.dismiss": "Dismissed",
  "moderation.done.hide": "Hidden",
  "moderation.done.restore": "Restored",
  "moderation.done.warn": "They’ll see your message",
  "moderation.done.block_picture": "Removed everywhere, along with near copies. New uploads are refused.",
  "moderation.done.unblock_picture": "Allowed again. Everything removed with it comes back.",
  "moderation.account": ["Account of ",["name"]],
  "moderation.account.more": "Account actions",
  "moderation.account.loading": "Loading…",
  "moderation.warn.title": ["Warn ",["name"],"?"],
  "moderation.warn.text": "They’ll see your message in their notifications, and get it by email if their address is verified.",
  "moderation.warn.message": "Message",
  "moderation.warn.confirm": "Send warning",
  "moderation.block.title": "Block this image?",
  "moderation.block.text": "Every pin, comment, try, profile photo and cover that shows it will be removed. No one can upload it or a copy of it again, resized or not. If you allow it again, they all come back.",
  "moderation.detail": [["detail","select",{"repeated":["Posted over and over"],"advertising":["Advertising"],"scam":["Scam"],"insult":["Insults"],"threat":["Threats"],"unwanted_contact":["Unwanted contact"],"slur":["Slurs"],"stereotype":["Contempt for a group"],"sexual_words":["Sexual language"],"sexual_request":["Request for sex"],"praise":["Praises violence"],"encourages":["Encourages it"],"at_risk":["Someone may be in danger"],"health":["About health"],"public_affairs":["About elections or public matters"],"address":["Where someone lives or is"],"contact_details":["A phone number or address"],"other":[["detail"]]}]],
  "moderation.reason.spam": "Spam",
  "moderation.reason.nudity": "Nudity",
  "moderation.reason.self_harm": "Self-harm",
  "moderation.reason.misinformation": "Misinformation",
  "moderation.reason.hate": "Hate",
  "moderation.reason.dangerous_goods": "Dangerous goods",
  "moderation.reason.harassment": "Harassment",
  "moderation.reason.violence": "Violence",
  "moderation.reason.private_information": "Private information",
  "moderation.reason.intellectual_property": "Intellectual property",
  "moderation.reason.times": [["reason"]," × ",["count"]],
  "moderation.log": "Activity log",
  "moderation.log.line.dismiss": [["actor"]," dismissed a report of a ",["target"]," of ",["subject"]],
  "moderation.log.line.hide": [["actor"]," hid a ",["target"]," of ",["subject"]],
  "moderation.log.line.restore": [["actor"]," restored a ",["target"]," of ",["subject"]],
  "moderation.log.line.warn": [["actor"]," warned ",["subject"],": ",["detail"]],
  "moderation.log.line.read_messages": [["actor"]," read the latest messages of ",["subject"]," in a ",["target"]],
  "moderation.log.line.ban": [["actor"]," banned ",["subject"],": ",["detail"]],
  "moderation.log.line.block_picture": [["actor"]," blocked an image of ",["subject"]],
  "moderation.log.copies.block_picture": [["count","plural",{"one":["#"," near copy of it was removed, too"],"other":["#"," near copies of it were removed, too"]}]],
  "moderation.log.copies.unblock_picture": [["count","plural",{"one":["#"," near copy of it came back, too"],"other":["#"," near copies of it came back, too"]}]],
  "moderation.log.line.unblock_picture": [["actor"]," allowed an image of ",["subject"]," again"],
  "moderation.somebody": "someone who left",
  "admin.log": "Activity log",
  "admin.log.none": "Nothing yet.",
  "admin.log.commandLine": "The command line",
  "admin.log.set_role": [["actor"]," changed the role of @",["subject"],": ",["detail"]],
  "admin.log.ban": [["actor"]," banned @",["subject"],": ",["detail"]],
  "admin.log.unban": [["actor"]," lifted the ban on @",["subject"]],
  "admin.log.reset_mfa": [["actor"]," reset two-factor authentication for @",["subject"]],
  "admin.log.delete": [["actor"]," deleted the account @",["detail"]],
  "admin.log.verify_merchant": [["actor"]," verified @",["subject"]," as the merchant of ",["detail"]],
  "admin.log.unverify_merchant": [["actor"]," removed the verification of @",["subject"]," as the merchant of ",["detail"]],
  "admin.log.set_password": [["actor"]," set the password of @",["subject"]],
  "experiments.title": "Experiments",
  "experiments.close": "Close experiments",
  "experiments.text": "Your account or browser decides which group you’re in. Owners and employees are in the group that gets the new version.",
  "experiments.group": "Group",
  "experiments.share": "Share",
  "experiments.met": "Seen by",
  "experiments.own": "Yours",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
