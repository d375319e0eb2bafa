// Made by `npm run gen` from the sources next to it.
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
  "board.privacy.public.hint": "Anyone can see it. It shows up in feeds, search and on your profile.",
  "board.privacy.protected.hint": "Anyone with the link can see it. It won’t show up in lists, feeds or search.",
  "board.category": "Category",
  "board.category.none": "No category",
  "board.sensitivity": "Sensitive content",
  "board.sensitivity.hint": "People see a warning before they see the board.",
  "board.sensitivity.none": "None",
  "board.sensitivity.mature": "For adults",
  "board.sensitivity.graphic": "Violence or injuries",
  "board.sensitivity.distressing": "Something else that’s hard to look at",
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
  "handOver.title": "Transfer board",
  "handOver.text": "Make one of your collaborators the owner. You’ll stay on as a collaborator.",
  "handOver.nobody": "Add a collaborator first. Then you can make them the owner.",
  "handOver.to": "New owner",
  "handOver.choose": "Choose a collaborator",
  "handOver.ask": "Send request",
  "handOver.pending": [["name"]," has been asked to take over this board."],
  "handOver.confirm.title": ["Ask ",["name"]," to take over “",["board"],"”?"],
  "handOver.confirm.text": "If they accept, the board and everything on it will be theirs. Only they can edit, share or delete it. You can cancel until then.",
  "handOver.confirm.yes": ["Ask ",["name"]],
  "handOver.confirm.no": "Keep it",
  "handOver.asked": ["You asked ",["name"]," to take over “",["board"],"”"],
  "boardForm.create.title": "Create board",
  "boardForm.create.submit": "Create",
  "boardForm.edit.title": "Edit board",
  "boardForm.edit.submit": "Save changes",
  "boardForm.created": ["Board “",["name"],"” is ready"],
  "boardForm.saved": "Board updated",
  "boardForm.delete.title": ["Delete “",["name"],"”?"],
  "boardForm.delete.text": [["count","plural",{"0":["The board is empty."],"one":["Its ","#"," pin will be deleted too."],"other":["Its ","#"," pins will be deleted too."]}]],
  "boardForm.delete.confirm": "Delete board",
  "boardForm.deleted": ["Board “",["name"],"” deleted"],
  "boardForm.merge.title": ["Merge “",["name"],"” into “",["into"],"”?"],
  "boardForm.merge.text": [["count","plural",{"0":["The board is empty."],"one":["Its ","#"," pin will move to “",["into"],"”."],"other":["Its ","#"," pins will move to “",["into"],"”."]}]," Sections with the same name are combined. “",["name"],"” will be deleted, along with its followers."],
  "boardForm.merge.confirm": "Merge boards",
  "boardForm.merge.cancel": "Keep both",
  "boardForm.merging": ["Merging “",["name"],"” into “",["into"],"”. Follow the progress there."],
  "boardForm.merged": ["Merged “",["name"],"” into “",["into"],"”"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
