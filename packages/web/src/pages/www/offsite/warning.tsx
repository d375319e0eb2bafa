import { offsiteLink } from '../../../features/offsite/offsite-link.ts'
import { OffsiteWarning } from '../../../features/offsite/OffsiteWarning.tsx'
import { texts as offsiteTexts } from '../../../features/offsite/texts/texts.generated.ts'
import { definePage, type PageContext, type PageProps } from '../../../router/define-page.ts'

const linkIn = ({ pin = '', url = '', token = '' }: PageContext['search']) => ({ pinId: pin, url, token })

const Warning = ({ search }: PageProps) => <OffsiteWarning {...linkIn(search)} />

/** /offsite/warning/?pin=…&url=…&token=…: the warning page before a pin's unsafe link (PIN-16). */
export const page = definePage({
  query: ['pin', 'url', 'token'],
  data: ({ search }) => {
    const { pinId, url, token } = linkIn(search)
    return [offsiteLink(pinId, url, token)]
  },
  head: ({ texts }) => ({ title: texts(offsiteTexts)('offsite.title'), isPrivate: true }),
  variant: () => Warning,
})
