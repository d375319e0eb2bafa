import { isId } from '@corkboard/contract/ids'
import { PinBuilder } from '../../../features/pin-upload/PinBuilder.tsx'
import { messages } from '../../../messages/compiled/en-US.making.generated.ts'
import { MakingTexts } from '../../../messages/MakingTexts.tsx'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage, type PageProps } from '../../../router/define-page.ts'
import { createPinPath } from '../../../product/addresses.ts'
import { forMembers } from '../../for-members.tsx'

const Create = ({ search }: PageProps) => (
  <MakingTexts>
    <PinBuilder boardId={isId(search['board']) ? search['board'] : null} />
  </MakingTexts>
)

/** /pin/create; `board` is chosen for whatever is dropped in. */
export const page = definePage({
  query: ['board'],
  head: () => ({ title: plainText(messages, 'builder.title'), isPrivate: true }),
  variant: forMembers(Create, createPinPath),
})
