// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "board.description": null
  "board.description.hint": null
  "board.privacy": null
  "board.privacy.public": null
  "board.privacy.public.hint": null
  "board.privacy.protected.hint": null
  "board.category": null
  "board.category.none": null
  "board.sensitivity": null
  "board.sensitivity.hint": null
  "board.sensitivity.none": null
  "board.sensitivity.mature": null
  "board.sensitivity.graphic": null
  "board.sensitivity.distressing": null
  "board.category.animals": null
  "board.category.architecture": null
  "board.category.art": null
  "board.category.crafts": null
  "board.category.design": null
  "board.category.fashion": null
  "board.category.food": null
  "board.category.gardening": null
  "board.category.home": null
  "board.category.nature": null
  "board.category.photography": null
  "board.category.travel": null
  "handOver.title": null
  "handOver.text": null
  "handOver.nobody": null
  "handOver.to": null
  "handOver.choose": null
  "handOver.ask": null
  "handOver.pending": { readonly name: string | number }
  "handOver.confirm.title": { readonly name: string | number; readonly board: string | number }
  "handOver.confirm.text": null
  "handOver.confirm.yes": { readonly name: string | number }
  "handOver.confirm.no": null
  "handOver.asked": { readonly name: string | number; readonly board: string | number }
  "boardForm.create.title": null
  "boardForm.create.submit": null
  "boardForm.edit.title": null
  "boardForm.edit.submit": null
  "boardForm.created": { readonly name: string | number }
  "boardForm.saved": null
  "boardForm.delete.title": { readonly name: string | number }
  "boardForm.delete.text": { readonly count: number }
  "boardForm.delete.confirm": null
  "boardForm.deleted": { readonly name: string | number }
  "boardForm.merge.title": { readonly name: string | number; readonly into: string | number }
  "boardForm.merge.text": { readonly count: number; readonly into: string | number; readonly name: string | number }
  "boardForm.merge.confirm": null
  "boardForm.merge.cancel": null
  "boardForm.merging": { readonly name: string | number; readonly into: string | number }
  "boardForm.merged": { readonly name: string | number; readonly into: string | number }
}

const messages = {
  "board.description": "Description",
  "board.description.hint": "What is this board about?",
  "board.privacy": "Who can see this board?",
  "board.privacy.public": "Public",
  "board.privacy.public.hint": "Everyone. It shows up in feeds, search and on your profile.",
  "board.privacy.protected.hint": "Everyone who has the link. No list, feed or search shows it.",
  "board.category": "Category",
  "board.category.none": "No category",
  "board.sensitivity": "Sensitive content",
  "board.sensitivity.hint": "Others are asked before they see what is on the board.",
  "board.sensitivity.none": "None",
  "board.sensitivity.mature": "For adults",
  "board.sensitivity.graphic": "Violence or injuries",
  "board.sensitivity.distressing": "Something else that is hard to look at",
  "board.category.animals": "Animals",
  "board.category.architecture": "Architecture",
  "board.category.art": "Art",
  "board.category.crafts": "Crafts",
  "board.category.design": "Design",
  "board.category.fashion": "Fashion",
  "board.category.food": "Food and drink",
  "board.category.gardening": "Gardening",
  "board.category.home": "Home and living",
  "board.category.nature": "Nature",
  "board.category.photography": "Photography",
  "board.category.travel": "Travel",
  "handOver.title": "Hand the board over",
  "handOver.text": "Somebody who works on this board can own it instead of you. You stay as a collaborator.",
  "handOver.nobody": "Once somebody works on this board with you, you can hand it over to them.",
  "handOver.to": "To whom?",
  "handOver.choose": "Choose a person",
  "handOver.ask": "Ask them",
  "handOver.pending": [["name"]," is asked to take this board over."],
  "handOver.confirm.title": ["Ask ",["name"]," to take “",["board"],"” over?"],
  "handOver.confirm.text": "Once they accept, the board with everything on it is theirs: only they can then edit, share or delete it. You can cancel until then.",
  "handOver.confirm.yes": ["Ask ",["name"]],
  "handOver.confirm.no": "Keep it",
  "handOver.asked": [["name"]," is asked to take “",["board"],"” over"],
  "boardForm.create.title": "Create board",
  "boardForm.create.submit": "Create",
  "boardForm.edit.title": "Edit board",
  "boardForm.edit.submit": "Save changes",
  "boardForm.created": ["Board “",["name"],"” is ready"],
  "boardForm.saved": "Board saved",
  "boardForm.delete.title": ["Delete “",["name"],"”?"],
  "boardForm.delete.text": [["count","plural",{"0":["The board is empty."],"one":["Its ","#"," pin is deleted with it."],"other":["Its ","#"," pins are deleted with it."]}]],
  "boardForm.delete.confirm": "Delete board",
  "boardForm.deleted": ["Board “",["name"],"” is deleted"],
  "boardForm.merge.title": ["Merge “",["name"],"” into “",["into"],"”?"],
  "boardForm.merge.text": [["count","plural",{"0":["The board is empty."],"one":["Its ","#"," pin moves to “",["into"],"”."],"other":["Its ","#"," pins move to “",["into"],"”."]}]," Sections of the same name become one. “",["name"],"” is gone then, with its followers."],
  "boardForm.merge.confirm": "Merge boards",
  "boardForm.merge.cancel": "Keep both",
  "boardForm.merging": ["“",["name"],"” is becoming part of “",["into"],"”, which shows how far that is"],
  "boardForm.merged": ["“",["name"],"” is now part of “",["into"],"”"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
