import { isId } from '@corkboard/contract/ids'
import { PinBuilder } from '../../../features/pin-upload/PinBuilder.tsx'
import { draftsFeed } from '../../../features/pin-upload/stored-drafts.ts'
import { storyDrafts } from '../../../product/stories/story-drafts.ts'
import { texts as pinUploadTexts } from '../../../features/pin-upload/texts/texts.generated.ts'
import { definePage, type PageProps } from '../../../router/define-page.ts'
import { createPinPath } from '../../../product/addresses.ts'
import { forMembers } from '../../for-members.tsx'

const Create = ({ search }: PageProps) => <PinBuilder boardId={isId(search['board']) ? search['board'] : null} />

/** /pin/create; `board` is preselected for everything that is dropped. */
export const page = definePage({
  query: ['board'],
  // Together with the page, so that nothing moves when the drafts arrive.
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [draftsFeed(), storyDrafts()] : []),
  head: ({ texts }) => ({ title: texts(pinUploadTexts)('builder.title'), isPrivate: true }),
  variant: forMembers(Create, createPinPath),
})
